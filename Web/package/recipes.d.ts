import { Library } from './core.js';

export * from './quantities.js';

export const find: Library['find'];
export const scale: Library['scale'];
export const scaling: Library['scaling'];
