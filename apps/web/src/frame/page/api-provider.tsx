import type { ApiClient } from '@pahiya/api-client/api-client';
import { createContext, use } from 'react';

/** The browser's API client for components that call outside of loaders; null during server rendering. */
export const ApiContext = createContext<ApiClient | null>(null);

/** The client, for effects and event handlers. */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (api === null) throw new Error('Calls outside of loaders are made in the browser only');
  return api;
}
