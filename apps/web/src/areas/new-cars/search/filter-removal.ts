import {
  type FacetChoice,
  type FacetFilter,
  withoutChoice,
} from '@pahiya/domain/facets/facet-filter';

/** The filter without a choice, or without any; its order stays. */
export function withChoices(filter: FacetFilter, removed: FacetChoice | 'none'): FacetFilter {
  if (removed !== 'none') return withoutChoice(filter, removed);
  return { ...filter, chosen: {}, ranges: {}, page: 0 };
}
