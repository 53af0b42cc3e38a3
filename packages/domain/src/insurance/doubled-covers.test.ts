import { expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { coverStart } from './cover-start.ts';
import { doubledCovers } from './doubled-covers.ts';

const today = '2026-11-25' as IstDate;
const of = (thirdParty: string | null, ownDamage: string | null, isEstimate = false) => [
  { kind: 'third-party' as const, until: thirdParty as IstDate | null, isEstimate: false },
  { kind: 'own-damage' as const, until: ownDamage as IstDate | null, isEstimate },
  { kind: 'owner-driver' as const, until: null, isEstimate: false },
];
const startsOn = '2026-11-26' as IstDate;

test.each([
  ['third-party', '2027-03-19', '2026-11-07', ['third-party']],
  ['own-damage', '2027-03-19', '2026-11-07', []],
  ['package', '2027-03-19', '2026-11-07', ['third-party']],
  ['package', '2027-08-25', '2027-08-25', ['third-party', 'own-damage']],
  ['package', '2026-11-25', null, []],
  ['package', '2026-11-26', null, ['third-party']],
  ['third-party', null, null, []],
  ['bundle', '2027-08-25', '2027-08-25', []],
] as const)('%s with third party to %s and own damage to %s doubles %j', (cover, tp, od, kinds) => {
  expect(doubledCovers(of(tp, od), { cover, startsOn }).map(({ kind }) => kind)).toEqual(kinds);
});

test('leaves out an estimated day and names the last day of a known one', () => {
  const asked = { cover: 'package', startsOn } as const;
  expect(doubledCovers(of('2027-03-19', '2027-03-19', true), asked)).toEqual([
    { kind: 'third-party', until: '2027-03-19' },
  ]);
});

test('a renewal within its sixty days doubles nothing, on any of them', () => {
  for (let ahead = 0; ahead <= 60; ahead += 1) {
    const end = addDays(today, ahead);
    for (const cover of ['third-party', 'own-damage', 'package'] as const) {
      const start = coverStart({ cover, ownDamageUntil: end, thirdPartyUntil: end }, today);
      expect(doubledCovers(of(end, end), { cover, startsOn: start })).toEqual([]);
    }
  }
});
