import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSortedByUrgency, sortByUrgency, type Urgent } from './urgency.ts';

const at = (on: string | null, issuedOn: string | null, status: Urgent['status'] = 'unpaid') => ({
  status,
  issuedOn,
  deadline: on === null ? null : { on },
});

test('past deadlines first, then by next deadline, then court challans without a date', () => {
  const over = at(null, '2025-01-01');
  const soon = at('2026-12-16', '2026-10-02');
  const later = at('2026-12-26', '2026-11-11');
  const sameDayOlder = at('2026-12-26', '2026-11-01');
  const court = at(null, '2025-12-26', 'virtual-court');
  expect(sortByUrgency([court, later, sameDayOlder, soon, over])).toEqual([
    over,
    soon,
    sameDayOlder,
    later,
    court,
  ]);
});

test('sorting keeps every challan, and a sorted list is recognized', () => {
  const day = fc.option(fc.constantFrom('2026-01-02', '2026-11-30', '2027-01-01'));
  const challan = fc.record({
    status: fc.constantFrom<Urgent['status']>('unpaid', 'virtual-court', 'paid'),
    issuedOn: day,
    deadline: fc.option(
      fc.record({ on: fc.constantFrom('2026-12-01', '2026-12-02', '2027-01-01') }),
    ),
  });
  fc.assert(
    fc.property(fc.array(challan, { maxLength: 8 }), (list) => {
      const sorted = sortByUrgency(list);
      expect(isSortedByUrgency(sorted)).toBe(true);
      expect(new Set(sorted)).toEqual(new Set(list));
    }),
  );
});
