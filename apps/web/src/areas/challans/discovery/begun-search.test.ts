import { createApiClient } from '@pahiya/api-client/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleDiscovery } from '../results/testing/sample-discovery.ts';
import { beginSearch, takeSearch } from './begun-search.ts';

/** A client that records its calls. */
function openApi() {
  const asked: unknown[] = [];
  const api = createApiClient((_call, { body }) => {
    asked.push(body);
    return Promise.resolve({ status: 201, body: { data: sampleDiscovery([]) }, retryAfter: null });
  });
  return { api, asked };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a search starts on the press, calls its sources and is taken once', async () => {
  const { api, asked } = openApi();
  beginSearch(api, 'DL8CAF5030');
  expect(asked).toEqual([{ vehicleNumber: 'DL8CAF5030', asksSources: true }]);
  expect(await takeSearch(api, 'DL8CAF5030')).toMatchObject({ ok: true });
  expect(takeSearch(api, 'DL8CAF5030')).toBeNull();
});

test('a second press does not call again', () => {
  const { api, asked } = openApi();
  beginSearch(api, 'DL8CAF5030');
  beginSearch(api, 'DL8CAF5030');
  expect(asked).toHaveLength(1);
});

test('a search of another vehicle, of another client, or of ten seconds ago is not taken', () => {
  const { api } = openApi();
  beginSearch(api, 'DL8CAF5030');
  expect(takeSearch(api, 'MH12AB0001')).toBeNull();
  expect(takeSearch(openApi().api, 'DL8CAF5030')).toBeNull();
  const later = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(takeSearch(api, 'DL8CAF5030')).toBeNull();
});
