import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCopy } from '../copy/copy-store.ts';
import { type PageFacts, PageFactsProvider } from '../page/page-facts.tsx';
import { loaderShown } from '../state/loader-slice.ts';
import { createAppStore } from '../state/store.ts';
import { toastAdded } from '../state/toast-slice.ts';
import { GlobalLoader } from './global-loader.tsx';
import { Toasts } from './toasts.tsx';

beforeAll(() => loadCopy('en', ['shell']));

type AnyAction = Parameters<ReturnType<typeof createAppStore>['dispatch']>[0];

function shown(part: ReactNode, ...actions: readonly AnyAction[]): string {
  const store = createAppStore({});
  for (const action of actions) store.dispatch(action);
  const Stub = createRoutesStub([{ path: '/', Component: () => part }]);
  return renderToStaticMarkup(
    <PageFactsProvider facts={{ language: 'en' } as PageFacts}>
      <Provider store={store}>
        <Stub initialEntries={['/']} />
      </Provider>
    </PageFactsProvider>,
  );
}

test('a toast has the given colours, height, padding and alignment', () => {
  const look = {
    bgColor: 'navy',
    textColor: 'white',
    height: 40,
    padding: '4px 8px',
    textAlignment: 'end',
  } as const;
  const html = shown(<Toasts />, toastAdded({ message: 'Saved', ...look }));
  expect(html).toContain(
    'style="background:navy;color:white;min-height:40px;padding:4px 8px;text-align:end"',
  );
});

test('a toast without options has the colours and height of its type', () => {
  const html = shown(<Toasts />, toastAdded({ message: 'Saved', type: 'success' }));
  expect(html).toContain('toast-success');
  expect(html).not.toMatch(/background:|color:|height:|padding:/);
});

test('the loader has the given size, animation, text and background', () => {
  const wish = {
    loaderData: {
      title: 'Taking you to the bank',
      height: 80,
      width: 90,
      animationOptions: { loop: false, autoplay: true },
    },
    customBackgroundColor: 'black',
  };
  const html = shown(<GlobalLoader />, loaderShown(wish));
  expect(html).toContain('style="background:black"');
  expect(html).toContain('Taking you to the bank');
  expect(html).toMatch(/data-turning="once"[^>]*width="80" height="80"/);
});

test('the loader spins automatically, unless autoplay is off', () => {
  expect(shown(<GlobalLoader />, loaderShown())).toContain('data-turning="true"');
  const still = loaderShown({ loaderData: { animationOptions: { loop: true, autoplay: false } } });
  expect(shown(<GlobalLoader />, still)).not.toContain('data-turning');
});
