import { orderKindNames } from '@pahiya/contracts/order-kinds';
import { describe, expect, test } from 'vitest';
import type { KindWords } from '../view/kind-view.ts';
import { kindCopies } from './kind-copies.ts';
import { actOf, kindNames, kindViewOf } from './kind-views.ts';

const files = import.meta.glob<{ readonly copy: { readonly kind: KindWords } }>(
  '../copy/{en,hi}/order-*.ts',
  { eager: true },
);

function wordsOf(language: string, area: string): KindWords {
  const file = files[`../copy/${language}/${area}.ts`];
  if (file === undefined) throw new Error(`no copy ${area} in ${language}`);
  return file.copy.kind;
}

test('every kind of the contract has a view and its words on the pages', () => {
  expect([...kindNames].sort()).toEqual([...orderKindNames].sort());
  expect([...kindCopies].sort()).toEqual(kindNames.map((kind) => kindViewOf({ kind }).copy).sort());
});

test('no two kinds use one intent, which is how a form finds its kind', () => {
  const intents = kindNames.flatMap((kind) => Object.keys(kindViewOf({ kind }).acts));
  expect(new Set(intents).size).toBe(intents.length);
  for (const intent of [...intents]) expect(actOf(intent)).not.toBeNull();
  for (const other of ['pay', 'feedback', 'toString']) expect(actOf(other)).toBeNull();
});

describe.each(kindNames)('%s', (kind) => {
  const view = kindViewOf({ kind });

  test.each(['en', 'hi'])('has a word for every step and mark in %s', (language) => {
    const { steps, marks } = wordsOf(language, view.copy);
    expect(Object.keys(steps).sort()).toEqual(Object.keys(view.stepTones).sort());
    expect(Object.keys(marks).sort()).toEqual(Object.keys(view.markTones).sort());
  });

  test('ends in steps that it has, and leads back to a page', () => {
    for (const end of view.ends) expect(view.stepTones).toHaveProperty(end);
    for (const mark of view.marksInsteadOfStep) expect(view.markTones).toHaveProperty(mark);
    expect(view.startPath({ vehicleNumber: 'DL8CAF5030' })).toMatch(/^\/[\w/-]+/);
  });
});
