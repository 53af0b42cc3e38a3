import type { Answer } from '@pahiya/api-client/api-client';
import { expect, test } from 'vitest';
import {
  compareAdded,
  compareCleared,
  compareRemoved,
  feedAppended,
  feedLoading,
  feedShown,
  initialNewCar,
  newCarReducer,
  pageSet,
} from './new-car-slice.ts';

type Found = Answer<'filterCars'>;
const card = (slug: string) =>
  ({ make: { slug: 'tata', name: 'Tata' }, model: { slug } }) as Found['feed'][number];
const found = (slugs: readonly string[]): Found => ({
  totalCount: 40,
  variantCount: 90,
  unrankedCount: 0,
  currentPage: 0,
  pageSize: 20,
  facets: [],
  feed: slugs.map(card),
  closest: null,
});
const shown = (slugs: readonly string[]) =>
  feedShown({ found: found(slugs), sorting: 'newest', listed: '?sort=newest' });
const slugsOf = (state: typeof initialNewCar) => state.feed.map(({ model }) => model.slug);

test('the first result replaces the list and goes back to page 0', () => {
  let state = newCarReducer(initialNewCar, shown(['a', 'b']));
  state = newCarReducer(state, pageSet(3));
  state = newCarReducer(state, feedLoading(true));
  state = newCarReducer(state, shown(['c']));
  expect(slugsOf(state)).toEqual(['c']);
  expect(state).toMatchObject({ currentPage: 0, totalCount: 40, isFeedLoading: false });
});

test('a further page is appended without repeating a model', () => {
  let state = newCarReducer(initialNewCar, shown(['a', 'b']));
  state = newCarReducer(state, feedLoading(true));
  state = newCarReducer(state, feedAppended(found(['b', 'c']).feed));
  expect(slugsOf(state)).toEqual(['a', 'b', 'c']);
  expect(state.isFeedLoading).toBe(false);
});

test('four cars are compared at most, each once; they are removed one by one or all', () => {
  let state = initialNewCar;
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e']) state = newCarReducer(state, compareAdded(id));
  expect(state.compareSelection).toEqual(['a', 'b', 'c', 'd']);
  state = newCarReducer(state, compareRemoved('b'));
  expect(state.compareSelection).toEqual(['a', 'c', 'd']);
  expect(newCarReducer(state, compareCleared()).compareSelection).toEqual([]);
});
