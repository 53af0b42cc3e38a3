import { alertChannels } from '@pahiya/domain/messages/ports';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './saved-search-calls.ts';

const kind = z.enum(['new-cars', 'used-cars']).describe('The list that is searched');
const channels = z.array(z.enum(alertChannels)).min(1).max(3);
const savedSchema = z.object({
  searchId: z.uuid(),
  kind,
  query: z.string().describe('The filter as the query of its address'),
  path: z.string().describe('Page of the list with the filter, without the language'),
  channels,
  createdAt: instantSchema,
});
const example = {
  searches: [
    {
      searchId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
      ...{ kind: 'new-cars', query: 'body=suv&fuel=electric', channels: ['email'] },
      path: '/new-cars/search?body=suv&fuel=electric',
      createdAt: '2026-11-25T06:00:00Z',
    },
  ],
};

/** The caller's saved searches, newest first. */
export const listSavedSearches = defineContract({
  call: calls.listSavedSearches,
  tag: 'account',
  who: 'user',
  summary: "The caller's saved searches",
  answer: z.object({ searches: z.array(savedSchema) }),
  refusals: ['auth/required', 'request/too-many'],
  example,
});

/** Saves a search; saved again, it gets the new channels. The act is the consent to its alerts. */
export const saveSearch = defineContract({
  call: calls.saveSearch,
  tag: 'account',
  who: 'user',
  summary: 'Save a search and be alerted when it finds something new',
  body: z.object({ kind, query: z.string().min(1).max(2000), channels }),
  answer: z.object({ searches: z.array(savedSchema) }),
  refusals: [
    'auth/required',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
    'saved-search/full',
    'saved-search/no-email',
  ],
  example,
});

/** Ends a saved search: the caller's own by its id, or any by the key of its alerts, without sign-in. */
export const stopSavedSearch = defineContract({
  call: calls.stopSavedSearch,
  tag: 'account',
  who: 'anyone',
  summary: 'Delete a saved search',
  body: z.union([z.object({ searchId: z.uuid() }), z.object({ key: z.string().max(200) })]),
  answer: z.object({ isStopped: z.literal(true) }),
  refusals: ['request/cross-site', 'request/too-many', 'saved-search/not-found'],
  example: { isStopped: true },
});
