import { expect, test } from 'vitest';
import { modelSubject, readSubject, subjectKinds, subjectOf, subjectPath } from './post-subject.ts';

test.each(subjectKinds)('a subject of kind %s is read as it was written', (kind) => {
  expect(readSubject(subjectOf(kind, 'mh-12'))).toEqual({ kind, key: 'mh-12' });
});

test('a model has make and model in its key', () => {
  expect(readSubject(modelSubject('tata', 'nexon-ev'))).toEqual({
    kind: 'model',
    key: 'tata_nexon-ev',
  });
  expect(subjectPath(modelSubject('tata', 'nexon'))).toBe('/community/about/model/tata_nexon');
});

test.each([
  '',
  'office',
  'office/',
  'town/pune',
  'office/MH12',
  'office/mh-12/x',
  'office/../x',
  'office/mh-12\n',
  `office/${'a'.repeat(81)}`,
  'offence/-x',
])('%j is no subject', (text) => {
  expect(readSubject(text)).toBeNull();
});
