import { call } from '../call.ts';

export const listSavedSearches = call('listSavedSearches', 'GET', '/saved-searches');
export const saveSearch = call('saveSearch', 'POST', '/saved-searches');
export const stopSavedSearch = call('stopSavedSearch', 'POST', '/saved-searches/stop');
