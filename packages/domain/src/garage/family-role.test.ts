import { expect, test } from 'vitest';
import { mayDo } from './family-role.ts';

test.each([
  ['owner', ['read-log', 'write-log', 'see-documents', 'keep']],
  ['driver', ['read-log', 'write-log', 'see-documents']],
  ['viewer', ['read-log']],
] as const)('a %s may do only what the role says', (role, acts) => {
  const all = ['read-log', 'write-log', 'see-documents', 'keep'] as const;
  expect(all.filter((act) => mayDo(role, act))).toEqual(acts);
});
