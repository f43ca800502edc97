import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ahead } from '../scripts/ahead.mjs';

test('work is done ahead, and gives way to newer work', async () => {
  const done = [];
  const tasks = function* (name, count) {
    for (let at = 0; at < count; at += 1) yield () => done.push(`${name}${at}`);
  };
  const doAhead = ahead();
  doAhead(tasks('old', 5));
  doAhead(tasks('new', 3));
  assert.deepEqual(done, []);
  for (let tries = 0; done.length < 3 && tries < 100; tries += 1) await wait(20);
  assert.deepEqual(done, ['new0', 'new1', 'new2']);
});
