import { type ApiClient, createApiClient } from '@pahiya/api-client/api-client';
import { fetchTransport } from '@pahiya/api-client/fetch-transport';
import type { AppStore } from '../state/store.ts';
import { readCookie } from './page-cookie.ts';
import type { PageFacts } from './page-facts.tsx';

/** The browser's API client. */
export function browserApi(facts: PageFacts, _store: AppStore): ApiClient {
  const transport = fetchTransport({
    bases: facts.apiBases,
    fetch: (url, init) => fetch(url, init),
    readCookie: (name) => readCookie(document.cookie, name),
    readStored: (name) => sessionStorage.getItem(name),
  });
  return createApiClient(transport);
}
