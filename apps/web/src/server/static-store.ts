import type { Store } from '@reduxjs/toolkit';
import type { ServerState } from '../state/server-state.ts';
import { type RootState, stateOf } from '../state/store.ts';

/** The store of one rendering: a state that stands still. Costs nothing to make, unlike a real one. */
export function staticStore(server: ServerState): Store<RootState> {
  const state = stateOf(server);
  const still: Pick<Store<RootState>, 'getState' | 'dispatch' | 'subscribe'> = {
    getState: () => state,
    dispatch: (action) => action,
    subscribe: () => () => undefined,
  };
  return still as Store<RootState>;
}
