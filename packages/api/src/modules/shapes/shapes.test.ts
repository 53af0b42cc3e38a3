import { formDefinitionSchema } from '@pahiya/contracts/forms/form-schema';
import { layoutForm, type layoutKinds, sectionNames } from '@pahiya/contracts/layout/layout-schema';
import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { describe, expect, test } from 'vitest';
import { shapeOf } from './shape-of.ts';

const fieldOf = (shape: Shape | undefined, name: string) =>
  shape?.type === 'object' ? shape.fields.find((field) => field.name === name)?.shape : undefined;
const itemOf = (shape: Shape | undefined) => (shape?.type === 'list' ? shape.item : undefined);
const shapeFor = (kind: (typeof layoutKinds)[number], key: string, parts = 'webSections') => {
  const contract = layoutForm(kind, key, { [parts]: [] });
  if (contract === null) throw new Error(`${kind} ${key} is no document`);
  return shapeOf(contract);
};

describe('the form of a document', () => {
  test.each([
    ...sectionNames.map((key) => ['section', key] as const),
    ['services', 'top'] as const,
    ['meta', '/rc-search'] as const,
  ])('is derived from the contract of %s %s', (kind, key) => {
    expect(shapeFor(kind, key)).toMatchObject({ type: 'object', empty: 'refused' });
  });

  test('has lists of parts, and parts selected by name', () => {
    expect(fieldOf(shapeFor('section', 'home'), 'webSections')).toMatchObject({
      type: 'list',
      most: 12,
    });
    expect(fieldOf(shapeFor('section', 'home', 'webTabs'), 'webTabs')).toMatchObject({
      type: 'list',
    });
  });

  test('supports lines, instants, bounds, and optional values', () => {
    const part = itemOf(fieldOf(shapeFor('section', 'home'), 'webSections'));
    expect(fieldOf(part, 'text')).toMatchObject({ type: 'object', empty: 'left-out' });
    expect(fieldOf(fieldOf(part, 'text'), 'en')).toMatchObject({ hasLines: true, longest: 1500 });
    expect(fieldOf(fieldOf(part, 'title'), 'en')).toMatchObject({ hasLines: false, longest: 120 });
    expect(fieldOf(part, 'from')).toEqual({ type: 'instant', empty: 'left-out' });
    const path = fieldOf(itemOf(fieldOf(part, 'links')), 'path');
    expect(path).toMatchObject({ type: 'text', longest: 500, empty: 'refused' });
  });
});

test('of a form has choices, numbers, checkboxes and nullable values', () => {
  const shape = shapeOf(formDefinitionSchema);
  const field = itemOf(fieldOf(itemOf(fieldOf(shape, 'steps')), 'fields'));
  expect(fieldOf(field, 'kind')).toMatchObject({ type: 'choice', empty: 'refused' });
  expect(fieldOf(field, 'pattern')).toMatchObject({ type: 'choice', empty: 'null' });
  expect(fieldOf(field, 'maxLength')).toEqual({
    type: 'number',
    least: 1,
    most: 2000,
    empty: 'null',
  });
  expect(fieldOf(field, 'isRequired')).toEqual({ type: 'flag', empty: 'refused' });
  expect(fieldOf(field, 'hint')).toMatchObject({ type: 'object', empty: 'null' });
});
