import { expect, test } from 'vitest';
import type { CoverState } from './cover-state.ts';
import { offeredCovers } from './offered-covers.ts';

const thirdParty = (state: CoverState['state']): readonly CoverState[] => [
  { kind: 'third-party', state, until: null, from: null, daysLeft: null, isEstimate: false },
];

test.each([
  ['running', 30, ['own-damage', 'package', 'third-party']],
  ['ending', 30, ['own-damage', 'package', 'third-party']],
  ['starting', 30, ['own-damage', 'package', 'third-party']],
  ['lapsed', 30, ['package', 'third-party']],
  ['not-known', 4, ['package', 'third-party']],
  ['not-known', 3, ['bundle']],
  ['not-known', 0, ['bundle']],
  // Its bundle was bought already.
  ['running', 1, ['own-damage', 'package', 'third-party']],
  ['lapsed', 2, ['package', 'third-party']],
] as const)('third party %s at %i months: %j', (state, ageMonths, offered) => {
  expect(offeredCovers(thirdParty(state), { ageMonths })).toEqual(offered);
});
