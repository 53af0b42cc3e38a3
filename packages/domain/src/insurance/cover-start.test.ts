import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { coverStart } from './cover-start.ts';

const today = '2026-11-25' as IstDate;

test.each([
  ['third-party', null, '2026-12-01', '2026-12-02'],
  ['third-party', '2026-11-28', null, '2026-11-26'],
  ['own-damage', '2026-11-25', '2028-01-01', '2026-11-26'],
  ['own-damage', '2026-10-26', '2028-01-01', '2026-11-26'],
  ['package', '2026-12-10', '2026-12-05', '2026-12-06'],
  ['package', '2027-09-01', '2027-09-01', '2026-11-26'],
  ['package', null, null, '2026-11-26'],
  ['bundle', null, null, '2026-11-26'],
] as const)('%s with own damage to %s and third party to %s starts on %s', (cover, od, tp, day) => {
  const ends = { ownDamageUntil: od as IstDate | null, thirdPartyUntil: tp as IstDate | null };
  expect(coverStart({ cover, ...ends }, today)).toBe(day);
});
