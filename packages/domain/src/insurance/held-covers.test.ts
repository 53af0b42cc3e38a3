import { expect, test } from 'vitest';
import { addDays, daysBetween, type IstDate } from '../shared/ist-date.ts';
import { coverStart } from './cover-start.ts';
import type { CoverState } from './cover-state.ts';
import { doubledCovers } from './doubled-covers.ts';
import { type HeldPolicy, heldCovers, heldDues } from './held-covers.ts';

const today = '2026-11-29' as IstDate;
const policy = (change: Partial<Record<keyof HeldPolicy, unknown>> = {}) =>
  ({
    ...{
      orderId: 'one',
      insurer: 'Aravalli',
      lastFour: '0042',
      cover: 'package',
      hasOwnerDriver: false,
    },
    ...{ from: '2026-11-30', until: '2027-11-29', thirdPartyUntil: null },
    ...change,
  }) as HeldPolicy;
const register = (thirdParty: string | null, ownDamage: string | null, isEstimate = false) => {
  const of = (kind: CoverState['kind'], until: string | null, estimated = false): CoverState => {
    const daysLeft = until === null ? null : daysBetween(today, until as IstDate);
    const state =
      daysLeft === null
        ? 'not-known'
        : daysLeft < 0
          ? 'lapsed'
          : daysLeft <= 45
            ? 'ending'
            : 'running';
    return { kind, state, until: until as IstDate, from: null, daysLeft, isEstimate: estimated };
  };
  return [
    of('third-party', thirdParty),
    of('own-damage', ownDamage, isEstimate),
    of('owner-driver', null),
  ];
};
const shown = (covers: readonly CoverState[], policies: readonly HeldPolicy[]) =>
  heldCovers(covers, policies, today).map(
    ({ state, until, held }) => `${state} ${until} ${held === null ? 'register' : 'policy'}`,
  );

const none = 'not-known null register';
const lapsed = register('2026-11-03', '2026-11-03');

test.each([
  ['bought today after a gap', lapsed, {}, 'starting 2027-11-29 policy', 'both'],
  ['on its first day', lapsed, { from: today }, 'running 2027-11-29 policy', 'both'],
  [
    'renewed ahead',
    register('2026-12-10', '2026-12-10'),
    { from: '2026-12-11' },
    'running 2027-11-29 policy',
    'both',
  ],
  [
    'a day after the old one',
    register('2026-12-10', '2026-12-10'),
    { from: '2026-12-12' },
    'starting 2027-11-29 policy',
    'both',
  ],
  [
    'its last weeks',
    lapsed,
    { from: '2025-12-01', until: '2026-12-10' },
    'ending 2026-12-10 policy',
    'both',
  ],
  [
    'over itself',
    lapsed,
    { from: '2025-11-01', until: '2026-11-28' },
    'lapsed 2026-11-03 register',
    'both',
  ],
  [
    'known to the register',
    register('2027-11-29', '2027-11-29'),
    { from: today },
    'running 2027-11-29 register',
    'both',
  ],
  [
    'third party alone',
    lapsed,
    { from: today, cover: 'third-party' },
    'running 2027-11-29 policy',
    'third-party',
  ],
  [
    'own damage alone',
    lapsed,
    { from: today, cover: 'own-damage' },
    'running 2027-11-29 policy',
    'own-damage',
  ],
] as const)('a policy %s', (_, covers, change, expected, part) => {
  const [third, own] = shown(covers, [policy(change)]);
  const before = shown(covers, []);
  expect(third).toBe(part === 'own-damage' ? before[0] : expected);
  expect(own).toBe(part === 'third-party' ? before[1] : expected);
});

test('a bundle has two last days, and owner-driver cover only where it was bought', () => {
  const bundle = policy({ cover: 'bundle', from: today, thirdPartyUntil: '2029-11-28' });
  expect(shown(register(null, null), [bundle])).toEqual([
    'running 2029-11-28 policy',
    'running 2027-11-29 policy',
    none,
  ]);
  const [, , owner] = shown(register(null, null), [policy({ from: today, hasOwnerDriver: true })]);
  expect(owner).toBe('running 2027-11-29 policy');
});

test('an estimate gives way to a policy, even to one that ends before it', () => {
  const covers = register('2027-06-01', '2028-06-01', true);
  const own = heldCovers(covers, [policy({ cover: 'own-damage', from: today })], today)[1];
  expect(own).toMatchObject({ until: '2027-11-29', isEstimate: false });
});

test('two policies in a row run on, whichever is named first', () => {
  const first = policy({ from: today, until: '2027-11-28' });
  const second = policy({ from: '2027-11-29', until: '2028-11-28' });
  for (const held of [
    [first, second],
    [second, first],
  ]) {
    expect(shown(lapsed, held)[0]).toBe('running 2028-11-28 policy');
  }
});

test('no policy changes nothing, and none shortens what the register knows', () => {
  for (let ahead = -400; ahead <= 800; ahead += 7) {
    const until = addDays(today, ahead);
    const covers = register(until, until);
    expect(heldCovers(covers, [], today)).toEqual(covers.map((one) => ({ ...one, held: null })));
    for (const from of [-300, 0, 1, 40]) {
      const start = addDays(today, from);
      const [third] = heldCovers(
        covers,
        [policy({ from: start, until: addDays(start, 364) })],
        today,
      );
      expect((third?.until ?? '') >= until).toBe(true);
    }
  }
});

test('papers of a vehicle follow the policy, and nothing else of them changes', () => {
  const lapsedDue = { upto: '2026-11-03' as IstDate, state: 'over', daysLeft: -26 } as const;
  const dues = [
    { document: 'third-party', ...lapsedDue },
    { document: 'own-damage', upto: null, state: 'unknown', daysLeft: null },
    { document: 'puc', ...lapsedDue },
  ] as const;
  const known = {
    ...{ upto: '2027-11-29', state: 'in-order', daysLeft: 365 },
    held: { startsOn: '2026-11-30' },
  };
  expect(heldDues(dues, [policy()], today)).toEqual([
    { document: 'third-party', ...known },
    { document: 'own-damage', ...known },
    dues[2],
  ]);
  expect(heldDues(dues, [], today)).toEqual(dues);
  // A renewal ahead of its day: there is cover today.
  const running = {
    ...dues[0],
    upto: '2026-12-10' as IstDate,
    state: 'soon',
    daysLeft: 11,
  } as const;
  const [ahead] = heldDues([running], [policy({ from: '2026-12-11' })], today);
  expect(ahead).toMatchObject({ upto: '2027-11-29', held: { startsOn: null } });
  // A scrapped vehicle needs no cover.
  const gone = [{ ...dues[0], state: 'not-needed', daysLeft: null }] as const;
  expect(heldDues(gone, [policy()], today)).toEqual(gone);
});

test('whoever holds a policy is told before paying for the same days again', () => {
  const covers = heldCovers(lapsed, [policy()], today);
  const [thirdPartyUntil, ownDamageUntil] = covers.map(({ until }) => until);
  const startsOn = coverStart(
    {
      cover: 'package',
      thirdPartyUntil: thirdPartyUntil ?? null,
      ownDamageUntil: ownDamageUntil ?? null,
    },
    today,
  );
  expect(doubledCovers(covers, { cover: 'package', startsOn })).toEqual(
    (['third-party', 'own-damage'] as const).map((kind) => ({
      ...{ kind, until: '2027-11-29', isHeld: true },
    })),
  );
});
