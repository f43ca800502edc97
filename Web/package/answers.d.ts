import { Library } from './core.js';

export * from './recipes.js';

export const answer: Library['answer'];
export const explain: Library['explain'];
export const notes: Library['notes'];
