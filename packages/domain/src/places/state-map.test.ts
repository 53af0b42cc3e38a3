import { expect, test } from 'vitest';
import { neighboursOf } from './state-neighbours.ts';
import { STATE_TILE_COLUMNS, STATE_TILE_ROWS, stateTiles } from './state-tiles.ts';
import { STATES } from './states.ts';

const codes = STATES.map(({ code }) => code);

function distance(a: string, b: string): number {
  const [from, to] = [a, b].map((code) => stateTiles.find((tile) => tile.stateCode === code));
  if (!from || !to) throw new Error(`${a} or ${b} has no tile`);
  return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
}

test('every state and territory has one tile, and no two share a position', () => {
  expect(stateTiles.map(({ stateCode }) => stateCode).sort()).toEqual([...codes].sort());
  expect(new Set(stateTiles.map(({ column, row }) => `${column},${row}`)).size).toBe(36);
});

test('the tiles fill the declared size of the map', () => {
  expect(Math.max(...stateTiles.map(({ column }) => column)) + 1).toBe(STATE_TILE_COLUMNS);
  expect(Math.max(...stateTiles.map(({ row }) => row)) + 1).toBe(STATE_TILE_ROWS);
  expect(Math.min(...stateTiles.map(({ column, row }) => Math.min(column, row)))).toBe(0);
});

test('neighbours lie near each other: at most one tile between, and 85 in 100 touch', () => {
  const distances = codes.flatMap((code) =>
    neighboursOf(code).map((other) => distance(code, other.code)),
  );
  expect(Math.max(...distances)).toBe(2);
  const touching = distances.filter((one) => one === 1).length;
  expect(touching / distances.length).toBeGreaterThanOrEqual(0.85);
});

test('every state with a neighbour touches one', () => {
  for (const code of codes) {
    const others = neighboursOf(code);
    if (others.length === 0) continue;
    expect([code, Math.min(...others.map((other) => distance(code, other.code)))]).toEqual([
      code,
      1,
    ]);
  }
});

test('north is up and west is left', () => {
  const place = (code: string) => stateTiles.find((tile) => tile.stateCode === code);
  expect(place('JK')?.row).toBeLessThan(place('DL')?.row ?? 0);
  expect(place('DL')?.row).toBeLessThan(place('MH')?.row ?? 0);
  expect(place('MH')?.row).toBeLessThan(place('TN')?.row ?? 0);
  expect(place('GJ')?.column).toBeLessThan(place('WB')?.column ?? 0);
  expect(place('WB')?.column).toBeLessThan(place('MN')?.column ?? 0);
});

test('neighbours are symmetric, without duplicates, and never the state itself', () => {
  for (const code of codes) {
    const others = neighboursOf(code).map((other) => other.code);
    expect(others).not.toContain(code);
    expect(new Set(others).size).toBe(others.length);
    for (const other of others) {
      expect(neighboursOf(other).map((one) => one.code)).toContain(code);
    }
  }
});

test.each([
  ['UP', ['BR', 'CG', 'DL', 'HP', 'HR', 'JH', 'MP', 'RJ', 'UK']],
  ['DL', ['HR', 'UP']],
  ['ML', ['AS']],
  ['SK', ['WB']],
  ['TS', ['AP', 'CG', 'KA', 'MH']],
  ['AN', []],
  ['LD', []],
  ['XX', []],
])('%s borders %j', (code, expected) => {
  expect(neighboursOf(code).map((state) => state.code)).toEqual(expected);
});
