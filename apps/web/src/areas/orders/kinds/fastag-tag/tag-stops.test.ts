import type { IssueState } from '@pahiya/domain/fastag/tag-issue';
import { expect, test } from 'vitest';
import { stopsOfTag } from './tag-stops.ts';

const issue = (...states: IssueState[]) => ({
  state: states.at(-1) ?? 'ordered',
  steps: states.map((state, index) => ({ state, at: `2026-11-2${index}T05:00:00Z` })),
});
const shown = (...states: IssueState[]) =>
  stopsOfTag(issue(...states)).map(({ state, mark }) => `${state} ${mark}`);

test('an unpaid tag has no stops', () => {
  expect(shown('otp-sent', 'ready', 'ordered')).toEqual([]);
});

test('a rejection and the review after it stand in their order, with what is ahead', () => {
  expect(shown('ordered', 'paid', 'kyc-review', 'rejected', 'kyc-review')).toEqual([
    'paid done',
    'kyc-review done',
    'rejected failed',
    'kyc-review now',
    'assigned next',
    'dispatched next',
    'delivered next',
    'active next',
  ]);
});

test('steps that were never seen are left out, and an active tag has nothing ahead', () => {
  expect(shown('paid', 'dispatched', 'active')).toEqual([
    'paid done',
    'dispatched done',
    'active done',
  ]);
});

test('a refused tag has nothing ahead', () => {
  expect(shown('paid', 'kyc-review', 'refused')).toEqual([
    'paid done',
    'kyc-review done',
    'refused failed',
  ]);
});
