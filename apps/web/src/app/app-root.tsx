import type { Store } from '@reduxjs/toolkit';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { RootState } from '../state/store.ts';
import { type PageFacts, PageFactsProvider } from './page-facts.tsx';

/** Everything around the router, the same on both sides, so that hydration meets what was rendered. */
export function AppRoot(props: { facts: PageFacts; store: Store<RootState>; children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={props.store}>
        <PageFactsProvider facts={props.facts}>{props.children}</PageFactsProvider>
      </Provider>
    </StrictMode>
  );
}
