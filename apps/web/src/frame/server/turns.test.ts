import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Turns of an event loop that the test advances. */
function openLoop() {
  const next: (() => void)[] = [];
  const turns = createTurns((pass) => next.push(pass));
  return { turns, goOn: () => next.shift()?.(), ahead: () => next.length };
}

test('a single caller gets its turn at once', () => {
  const { turns, goOn, ahead } = openLoop();
  expect(turns.take()).toBeNull();
  goOn();
  expect(ahead()).toBe(0);
  expect(turns.take()).toBeNull();
});

test('simultaneous callers get one turn each, in order', async () => {
  const { turns, goOn } = openLoop();
  const had: string[] = [];
  turns.take();
  const second = turns.take()?.then(() => had.push('second'));
  const third = turns.take()?.then(() => had.push('third'));
  await Promise.resolve();
  expect(had).toEqual([]);
  goOn();
  await second;
  expect(had).toEqual(['second']);
  goOn();
  await third;
  expect(had).toEqual(['second', 'third']);
});

test('the event loop runs between two turns', async () => {
  const turns = createTurns();
  const order: string[] = [];
  turns.take();
  setImmediate(() => order.push('read'));
  await turns.take();
  await turns.take()?.then(() => order.push('third'));
  expect(order).toEqual(['read', 'third']);
});
