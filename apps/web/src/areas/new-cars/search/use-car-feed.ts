import type { Answer } from '@pahiya/api-client/api-client';
import type { FacetFilter } from '@pahiya/domain/facets/facet-filter';
import { type MouseEvent, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useAppDispatch, useAppState } from '../../../frame/state/use-app-state.ts';
import { searchedPath } from '../facts/search-paths.ts';
import type { loadCarSearch } from './load-car-search.ts';
import {
  compareAdded,
  compareCleared,
  feedAppended,
  feedLoading,
  feedShown,
  newCarState,
  pageSet,
} from './new-car-slice.ts';

/** The cars on screen: those of the address, and with script further pages below them. */
export function useCarFeed(
  filter: FacetFilter,
  found: Answer<'filterCars'>,
  ids: readonly string[],
) {
  const listed = searchedPath(filter);
  const state = useAppState(newCarState);
  const dispatch = useAppDispatch();
  const fetcher = useFetcher<typeof loadCarSearch>();
  useEffect(() => {
    dispatch(feedShown({ found, sorting: filter.sort, listed }));
  }, [dispatch, found, filter.sort, listed]);
  const chosen = ids.join(',');
  useEffect(() => {
    dispatch(compareCleared());
    for (const id of chosen === '' ? [] : chosen.split(',')) dispatch(compareAdded(id));
  }, [dispatch, chosen]);
  const { data: fetched } = fetcher;
  useEffect(() => {
    if (fetched === undefined) return;
    const isMine =
      fetched.kind === 'cars' && searchedPath({ ...fetched.filter, page: filter.page }) === listed;
    if (!isMine) {
      dispatch(feedLoading(false));
      return;
    }
    dispatch(pageSet(fetched.filter.page));
    dispatch(feedAppended(fetched.found.feed));
  }, [dispatch, fetched, listed, filter.page]);
  const isOwn = state.listed === listed;
  const feed = isOwn ? state.feed : found.feed;
  const last = Math.max(filter.page, isOwn ? state.currentPage : 0);
  const shown = Math.min(filter.page * found.pageSize + feed.length, found.totalCount);
  const rest = found.totalCount - shown;
  const next = rest <= 0 ? null : { page: last + 1, count: Math.min(rest, found.pageSize) };
  const loadNext = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (next === null || !isPlain) return;
    event.preventDefault();
    if (state.isFeedLoading) return;
    dispatch(feedLoading(true));
    void fetcher.load(searchedPath({ ...filter, page: next.page }));
  };
  return { feed, shown, next, loadNext, isLoading: isOwn && state.isFeedLoading };
}
