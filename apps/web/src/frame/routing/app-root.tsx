import type { ApiClient } from '@pahiya/api-client/api-client';
import type { Store } from '@reduxjs/toolkit';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { ApiContext } from '../page/api-provider.tsx';
import { type FrameHtml, FrameHtmlContext } from '../page/frame-html.tsx';
import { type PageFacts, PageFactsProvider } from '../page/page-facts.tsx';
import type { RootState } from '../state/store.ts';

type AppRootProps = {
  facts: PageFacts;
  store: Store<RootState>;
  /** Components make calls in the browser only. */
  api?: ApiClient;
  frame: FrameHtml;
  children: ReactNode;
};

/** Providers around the router, the same on both sides, so hydration matches the server's markup. */
export function AppRoot({ facts, store, api, frame, children }: AppRootProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <PageFactsProvider facts={facts}>
          <FrameHtmlContext value={frame}>
            <ApiContext value={api ?? null}>{children}</ApiContext>
          </FrameHtmlContext>
        </PageFactsProvider>
      </Provider>
    </StrictMode>
  );
}
