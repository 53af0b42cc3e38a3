import type { Store } from '@reduxjs/toolkit';
import type { ServerState } from '../state/server-state.ts';
import { type RootState, stateOf } from '../state/store.ts';

/** A store for one rendering, with a constant state. Cheaper to create than a real one. */
export function staticStore(server: ServerState): Store<RootState> {
  const state = stateOf(server);
  const still: Pick<Store<RootState>, 'getState' | 'dispatch' | 'subscribe'> = {
    getState: () => state,
    dispatch: (action) => action,
    subscribe: () => () => undefined,
  };
  return still as Store<RootState>;
}
