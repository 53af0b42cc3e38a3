import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isKept,
  type KeptItem,
  keptItemOf,
  mostKept,
  readKept,
  withKept,
  withoutKept,
  writeKept,
} from './kept-items.ts';

const items: fc.Arbitrary<KeptItem> = fc.oneof(
  fc.record({
    kind: fc.constant('new-car' as const),
    id: fc.constantFrom('tata/nexon', 'tata/punch', 'byd/seal'),
  }),
  fc.record({ kind: fc.constant('used-car' as const), id: fc.constantFrom('UC-1', 'UC-2') }),
);

test('what is kept is read back, newest first and once; what is removed is gone', () => {
  fc.assert(
    fc.property(fc.array(items, { maxLength: 20 }), items, (kept, item) => {
      let list: readonly KeptItem[] = [];
      for (const one of kept) list = withKept(list, one) ?? list;
      expect(readKept(writeKept(list))).toEqual(list);
      const more = withKept(list, item) ?? [];
      expect(more[0]).toEqual(item);
      expect(more.filter((one) => isKept([one], item))).toHaveLength(1);
      expect(isKept(withoutKept(more, item), item)).toBe(false);
    }),
  );
});

test('a full list takes no more, but moves what it has', () => {
  const full = Array.from(
    { length: mostKept },
    (_, at): KeptItem => ({
      kind: 'used-car',
      id: `UC-${at}`,
    }),
  );
  expect(withKept(full, { kind: 'new-car', id: 'tata/nexon' })).toBeNull();
  expect(withKept(full, full[5] as KeptItem)?.[0]).toEqual(full[5]);
});

test.each(['boat:1', 'new-car:tata', 'new-car:tata/<b>', 'used-car:a b', ':', 'new-car', ''])(
  '%s in the cookie is left out',
  (text) => {
    expect(readKept(`new-car:tata/nexon|${text}`)).toEqual([{ kind: 'new-car', id: 'tata/nexon' }]);
    expect(keptItemOf('boat', '1')).toBeNull();
  },
);
