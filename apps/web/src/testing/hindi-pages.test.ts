import { describe, expect, test } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { pageInput, refusal } from './page-input.ts';
import { visibleText } from './visible-text.ts';

/** Abbreviations and plate letters stay as people write them (RC, RTO, OTP, BS IV); besides those only names: the
 * register's, the default city's, and the switch to the other language. */
const names = new Set(['VAHAN', 'Delhi', 'English']);

function isEnglish(word: string): boolean {
  return !/^[A-Z]{1,3}$/.test(word) && !names.has(word);
}

const consents = [
  { purpose: 'analytics', state: 'default', isGranted: true, textVersion: '1', changedAt: null },
  {
    purpose: 'marketing-messages',
    state: 'denied',
    isGranted: false,
    textVersion: '1',
    changedAt: null,
  },
];

const answers = {
  getConsents: { consents },
  getRecentSearches: { searches: [] },
  topServices: { services: [{ id: 'rc-details', path: '/rc-search' }] },
  rtoDropdown: { states: [] },
  allCities: { allCities: [], defaultCityId: 10084 },
  getVehicle: refusal(404, 'vehicle/not-found'),
};

describe('a Hindi page has no English words left', () => {
  test.each([
    '/',
    '/rc-search',
    '/rc-details/DL8CAF0000',
    '/limit',
    '/app',
    '/rto-codes',
    '/sign-in',
    '/city',
    '/consent',
    '/offline',
    '/nothing',
  ])('%s', async (path) => {
    const page = await renderPage(pageInput(path === '/' ? '/hi' : `/hi${path}`, { answers }));
    if (page.kind !== 'document') throw new Error(`redirected to ${page.location}`);
    const words = visibleText(page.html).match(/[A-Za-z]{2,}/g) ?? [];
    expect(words.filter(isEnglish)).toEqual([]);
  });
});
