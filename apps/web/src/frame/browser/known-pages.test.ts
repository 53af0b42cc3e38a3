import { createMemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { LazyPage } from '../routing/lazy-page.ts';
import { lazyPage } from '../routing/lazy-page.ts';
import { rootRouteId } from '../routing/root-route-id.ts';
import { knownPages } from './known-pages.ts';
import { learnRoutes } from './learn-routes.ts';

const start = {
  id: 'src/areas/garage/garage.page.tsx',
  path: '/garage',
  screen: 'garage',
  file: '/assets/garage.js',
  copy: [['en/garage', '/assets/garage-copy.js']],
} as const;

function page(path: string): LazyPage {
  const load = async () => ({ Component: () => path });
  return { id: `page of ${path}`, path, screen: path, copy: [], load };
}

const pages: readonly LazyPage[] = [
  { ...page('/garage'), id: start.id },
  page('/orders'),
  page('/orders/:orderId'),
  page('*'),
];
const table = { pages, copyFiles: {} };

describe('the pages that the browser knows', () => {
  test('are at first the one that it starts on', () => {
    const loadAreas = vi.fn(async () => table);
    const known = knownPages(start, loadAreas);
    expect(known.list()).toMatchObject([{ id: start.id, path: '/garage', copy: ['garage'] }]);
    expect(known.isComplete()).toBe(false);
    expect(loadAreas).not.toHaveBeenCalled();
  });

  test('are all from the first need on; the table is fetched once', async () => {
    const loadAreas = vi.fn(async () => table);
    const known = knownPages(start, loadAreas);
    await Promise.all([known.complete(), known.complete()]);
    expect(known.list()).toBe(pages);
    expect(known.isComplete()).toBe(true);
    expect(loadAreas).toHaveBeenCalledTimes(1);
  });

  test('are asked for again after a failure', async () => {
    const loadAreas = vi.fn(async () => table).mockRejectedValueOnce(new Error('no connection'));
    const known = knownPages(start, loadAreas);
    await expect(known.complete()).rejects.toThrow('no connection');
    expect(known.isComplete()).toBe(false);
    expect(await known.complete()).toBe(pages);
  });
});

describe('the router', () => {
  function routerAt(path: string) {
    const loadAreas = vi.fn(async () => table);
    const first = { ...page('/garage'), id: start.id };
    const known = { ...knownPages(null, loadAreas), list: () => [first] };
    const router = createMemoryRouter([{ id: rootRouteId, children: [lazyPage(first, 'en')] }], {
      initialEntries: [path],
      patchRoutesOnNavigation: learnRoutes(known, 'en'),
    });
    router.initialize();
    const arrived = () =>
      vi.waitFor(() => {
        expect(router.state.navigation.state).toBe('idle');
        expect(router.state.initialized).toBe(true);
        return router.state.matches.at(-1)?.route.id;
      }, 15_000);
    return { router, arrived, loadAreas };
  }

  test('learns the other pages with the first address that it does not know', async () => {
    const { router, arrived, loadAreas } = routerAt('/garage');
    expect(await arrived()).toBe(start.id);
    expect(loadAreas).not.toHaveBeenCalled();
    await router.navigate('/orders');
    expect(await arrived()).toBe('page of /orders');
    await router.navigate('/orders/7');
    await router.navigate('/orders/8');
    expect(await arrived()).toBe('page of /orders/:orderId');
    await router.navigate('/garage');
    expect(await arrived()).toBe(start.id);
    expect(loadAreas).toHaveBeenCalledTimes(1);
    expect(router.state.errors).toBeNull();
  });

  test('shows the page for unknown addresses when no area has the address', async () => {
    const { router, arrived } = routerAt('/garage');
    await router.navigate('/nowhere');
    expect(await arrived()).toBe('page of *');
    await router.navigate('/orders');
    expect(await arrived()).toBe('page of /orders');
  });
});

test('without a network the page that is open reads its data again, and another one fails', async () => {
  const offline = vi.fn(async () => {
    throw new Error('no connection');
  });
  let reads = 0;
  const first = {
    ...page('/garage/:vehicle/log'),
    id: start.id,
    load: async () => ({ Component: () => 'log', loader: () => (reads += 1) }),
  };
  const known = { ...knownPages(null, offline), list: () => [first] };
  const router = createMemoryRouter([{ id: rootRouteId, children: [lazyPage(first, 'en')] }], {
    initialEntries: ['/garage/DL8CAF5030/log'],
    patchRoutesOnNavigation: learnRoutes(known, 'en'),
  });
  router.initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  await router.revalidate();
  expect([reads, router.state.errors]).toEqual([2, null]);
  expect(offline).toHaveBeenCalled();
  await router.navigate('/orders');
  expect(router.state.errors).not.toBeNull();
  router.dispose();
});
