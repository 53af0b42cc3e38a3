import { expect, test } from 'vitest';
import { copy } from '../../../../parts/record-words/copy/en/rc-details.ts';
import { failureView, retryText } from './failure-view.ts';

const textOf = (runs: readonly { text: string }[] | null) =>
  runs?.map((run) => run.text).join('') ?? null;

const known = {
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  stateCode: 'DL',
  office: { office: 'Wazirpur', stateCode: 'DL', state: 'Delhi' },
};

test('a registry that is down: source, place of the number, when to retry, not counted', () => {
  const failure = { code: 'vehicle/source-unavailable', status: 503, retryAfter: 90 } as const;
  const view = failureView(copy, failure, known);
  expect(textOf(view.known)).toBe('DL 8C AF 5030 is a number of Wazirpur, Delhi.');
  expect(view).toMatchObject({
    source: 'VAHAN, the national vehicle register',
    retryWhen: 'Try again in 2 minutes. This try did not count towards your limit.',
    steps: [],
    canRetry: true,
  });
});

test('a number not on record: what to check instead of retrying', () => {
  const failure = { code: 'vehicle/not-found', status: 404, retryAfter: null } as const;
  const view = failureView(copy, failure, known);
  expect(view.canRetry).toBe(false);
  expect(view.steps.length).toBeGreaterThan(1);
});

test('a hidden vehicle shows nothing, not even its RTO', () => {
  const failure = { code: 'vehicle/hidden', status: 403, retryAfter: null } as const;
  expect(failureView(copy, failure, known)).toMatchObject({ known: null, canRetry: false });
});

test('without an RTO the state is shown, without a state nothing is guessed', () => {
  const failure = { code: 'vehicle/source-timeout', status: 504, retryAfter: null } as const;
  expect(textOf(failureView(copy, failure, { ...known, office: null }).known)).toBe(
    'DL 8C AF 5030 is a number of Delhi.',
  );
  const nowhere = { ...known, office: null, stateCode: null, display: '22 BH 6517 A' };
  expect(textOf(failureView(copy, failure, nowhere).known)).toContain('22 BH 6517 A');
});

test.each([
  [null, 'Try again in a minute or two.'],
  [0, 'Try again in a minute or two.'],
  [1, 'Try again in 1 second.'],
  [59.2, 'Try again in 60 seconds.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
  [7200, 'Try again in 2 hours.'],
])('a wait of %s seconds reads "%s"', (seconds, words) => {
  expect(retryText(copy, seconds)).toBe(words);
});
