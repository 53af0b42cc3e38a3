import { createApiClient } from '@pahiya/api-client/api-client';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import {
  notAsked,
  sampleChallan,
  sampleDiscovery,
  sampleSource,
} from '../results/testing/sample-discovery.ts';
import { answersToCome } from './answers-to-come.ts';
import { askAhead } from './open-discovery.ts';

const unasked = [
  sampleSource('national', notAsked),
  sampleSource('virtual-court', notAsked),
  sampleSource('state-police', notAsked),
];
const begun = sampleDiscovery([], { revision: 0, sources: unasked });
const [one, two] = [sampleChallan(), sampleChallan({ challanNumber: 'DL2' })];
const withNational = sampleDiscovery([one], {
  revision: 1,
  sources: [sampleSource('national'), ...unasked.slice(1)],
});
const withPolice = sampleDiscovery([two, one], {
  revision: 2,
  sources: [sampleSource('national'), ...unasked.slice(1, 2), sampleSource('state-police')],
});

/** Loader tools whose calls respond per source, when the test says so. */
function openTools() {
  const waiting = new Map<string, (answer: { status: number; body: unknown }) => void>();
  const api = createApiClient(
    (_call, input) =>
      new Promise((resolve) => {
        const source = String(input.query?.source);
        waiting.set(source, (answer) => resolve({ ...answer, retryAfter: null }));
      }),
  );
  const answer = (source: string, data: Discovery) =>
    waiting.get(source)?.({ status: 200, body: { data } });
  const refuse = (source: string) => waiting.get(source)?.({ status: 503, body: null });
  return { tools: { api } as PageTools, answer, refuse };
}

const numbersOf = (discovery: Discovery | undefined) =>
  discovery?.discoveryData.tabsData.flatMap(({ tabSection }) =>
    tabSection.map(({ challanNumber }) => challanNumber),
  );

afterEach(() => {
  vi.useRealTimers();
});

test('the search updates after each response, challans keep their positions, older responses are ignored', async () => {
  const { tools, answer } = openTools();
  askAhead(tools, begun);
  const come = answersToCome(tools, { discovery: begun });
  const first = come.next();
  answer('national', withNational);
  expect(numbersOf((await first).value?.discovery)).toEqual([one.challanNumber]);
  const second = come.next();
  answer('state-police', withPolice);
  expect(numbersOf((await second).value?.discovery)).toEqual([one.challanNumber, 'DL2']);
  const third = come.next();
  answer('virtual-court', withNational);
  expect((await third).value?.discovery.revision).toBe(2);
  expect((await come.next()).done).toBe(true);
});

test('a failed call is left to the app; the others still arrive', async () => {
  const { tools, answer, refuse } = openTools();
  askAhead(tools, begun);
  const come = answersToCome(tools, { discovery: begun });
  const first = come.next();
  refuse('virtual-court');
  refuse('state-police');
  answer('national', withNational);
  expect((await first).value?.discovery.revision).toBe(1);
  expect((await come.next()).done).toBe(true);
});

test('silent sources keep the page open for at most eight seconds', async () => {
  vi.useFakeTimers();
  const { tools } = openTools();
  askAhead(tools, begun);
  const come = answersToCome(tools, { discovery: begun });
  const end = come.next();
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await end).done).toBe(true);
});

test('a page without a search, or one with nothing to check, ends at once', async () => {
  const { tools } = openTools();
  expect((await answersToCome(tools, {}).next()).done).toBe(true);
  expect((await answersToCome(tools, { discovery: withNational }).next()).done).toBe(true);
});
