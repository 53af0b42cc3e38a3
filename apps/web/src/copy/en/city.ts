import { states } from './shared/states.ts';

/** Words of choosing a city. */
export const copy = {
  states,
  title: 'Your city',
  why: 'Offices and prices will follow it as they come. Kept on this device for ten days.',
  searchLabel: 'Find a city',
  searchHint: 'Old names work too, like Bombay or Calcutta.',
  search: 'Find',
  popular: 'Often chosen',
  found: 'Cities found',
  none: (query: string) => `No city is called “${query}”.`,
  noneHint: 'Try the first letters, or the nearest larger city.',
  chosen: 'chosen',
  failed: 'The list of cities could not be loaded',
  loading: 'Fetching the cities',
};
