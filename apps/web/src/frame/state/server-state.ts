import { createAction } from '@reduxjs/toolkit';
import type { AppState } from './app-slice.ts';
import type { AuthState } from './auth-slice.ts';
import type { CityState } from './city-slice.ts';
import type { FooterState } from './footer-slice.ts';
import type { MetasState } from './metas-slice.ts';

/** Slices that the server may fill, with their state. */
export type ServerState = {
  readonly app?: Partial<AppState>;
  readonly footerData?: FooterState;
  readonly cityData?: CityState;
  readonly auth?: AuthState;
  readonly metas?: MetasState;
};

/** The page has server state. */
export const serverStateReceived = createAction<ServerState>('serverState/received');

/** Slices that have taken the server's state. */
export type HydrationState = { readonly hydratedSlices: readonly string[] };

export const initialHydration: HydrationState = { hydratedSlices: [] };

/** Merges the server's state into each slice once: later changes stay. */
export function mergeServerState<State extends { readonly hydration: HydrationState }>(
  state: State,
  server: ServerState,
): State {
  const done = state.hydration.hydratedSlices;
  const fresh = Object.entries(server).filter(([name]) => !done.includes(name));
  if (fresh.length === 0) return state;
  const next: Record<string, unknown> = { ...state };
  for (const [name, part] of fresh) next[name] = { ...(next[name] as object), ...part };
  next.app = { ...(next.app as object), isServerDataLoaded: true };
  next.hydration = { hydratedSlices: [...done, ...fresh.map(([name]) => name)] };
  return next as State;
}
