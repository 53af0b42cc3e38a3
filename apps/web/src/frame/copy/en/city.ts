import { states } from '../shared/en/states.ts';

/** Words of choosing a city. */
export const copy = {
  states,
  title: 'Your city',
  why: 'Shown across the site and saved on this device for 10 days.',
  searchLabel: 'Search for a city',
  searchHint: 'Former names such as Bombay or Calcutta also work.',
  search: 'Search',
  popular: 'Popular cities',
  found: 'Search results',
  none: (query: string) => `No city found for “${query}”.`,
  noneHint: 'Type the first few letters, or try the nearest large city.',
  chosen: 'selected',
  failed: 'Cities could not be loaded',
  loading: 'Loading cities',
};

declare module '../copies.ts' {
  interface Copies {
    readonly city: typeof copy;
  }
}
