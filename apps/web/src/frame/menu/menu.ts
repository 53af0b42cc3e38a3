import type { Copies } from '../copy/copies.ts';

type Words = Copies['menu'];

/** One entry and its path; its text is `copy('menu').entries[id]`. */
export type MenuEntry = { readonly id: keyof Words['entries']; readonly path: string };

/** One group of the menu. */
export type MenuGroup = {
  readonly id: keyof Words['groups'];
  /** Page with all entries of the group; null for a group without one. */
  readonly hub: string | null;
  readonly entries: readonly MenuEntry[];
  /** Less frequent destinations, shown as plain links. */
  readonly also: readonly MenuEntry[];
  /** First segments of the paths on which the group is marked as current. */
  readonly places: readonly string[];
};

/** The areas of the product. Header panels, tab bar, menu page, hub pages and home page all read this table; an area is
 * added here when it has a page. */
export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'vehicle',
    hub: '/vehicle',
    entries: [
      { id: 'rc', path: '/rc-search' },
      { id: 'garage', path: '/garage' },
      { id: 'rtoServices', path: '/rto-services' },
      { id: 'calculator', path: '/rto-services/calculator' },
    ],
    also: [
      { id: 'nearestRto', path: '/rto/near' },
      { id: 'serviceHistory', path: '/service-history' },
      { id: 'sentBack', path: '/rto-services/sent-back' },
      { id: 'practice', path: '/practice' },
      { id: 'reminders', path: '/reminders' },
    ],
    places: [
      'vehicle',
      'rc-search',
      'rc-details',
      'garage',
      'rto-services',
      'practice',
      'service-history',
      'reminders',
      'recalls',
      'limit',
    ],
  },
  {
    id: 'pay',
    hub: '/pay',
    entries: [
      { id: 'challans', path: '/challan-pay' },
      { id: 'insurance', path: '/insurance-homepage' },
      { id: 'fastag', path: '/tollsetu' },
      { id: 'orders', path: '/orders' },
    ],
    also: [
      { id: 'messageCheck', path: '/fake-challan-check' },
      { id: 'contest', path: '/contest-challan' },
      { id: 'fines', path: '/challan-pay#fines' },
      { id: 'sources', path: '/challan-status' },
      { id: 'buyFastag', path: '/tollsetu/buy' },
    ],
    places: [
      'pay',
      'challan-pay',
      'insurance-homepage',
      'insurance-quotes',
      'insurance-new-vehicle',
      'insurance-claims',
      'insurance-call-back',
      'insurance-policy',
      'tollsetu',
      'app-challan-pay',
      'orders',
      'verify',
      'fake-challan-check',
      'contest-challan',
      'challan-status',
      'terms-conditions-challans',
    ],
  },
  {
    id: 'trade',
    hub: '/trade',
    entries: [
      { id: 'newCars', path: '/new-cars' },
      { id: 'usedCars', path: '/used-cars' },
      { id: 'sellCar', path: '/sell-car' },
      { id: 'loans', path: '/loans' },
    ],
    also: [
      { id: 'compare', path: '/compare' },
      { id: 'valuation', path: '/valuation' },
      { id: 'shortlist', path: '/shortlist' },
      { id: 'soldVehicle', path: '/sell-car/sold' },
    ],
    places: [
      'trade',
      'new-cars',
      'compare',
      'shortlist',
      'used-cars',
      'sell-car',
      'valuation',
      'loans',
    ],
  },
  {
    id: 'learn',
    hub: null,
    entries: [
      { id: 'rtoCodes', path: '/rto-codes' },
      { id: 'offices', path: '/rto' },
      { id: 'guides', path: '/blog' },
      { id: 'assistant', path: '/assistant' },
    ],
    also: [
      { id: 'community', path: '/community' },
      { id: 'newsletter', path: '/blog/newsletter' },
      { id: 'contact', path: '/contact-us' },
    ],
    places: ['rto-codes', 'rto', 'blog', 'assistant', 'community'],
  },
];

/** Links about the site itself, on the menu page. */
export const menuLegal: readonly MenuEntry[] = [
  { id: 'contact', path: '/contact-us' },
  { id: 'status', path: '/status' },
  { id: 'privacy', path: '/privacy' },
  { id: 'terms', path: '/terms' },
  { id: 'accessibility', path: '/accessibility' },
  { id: 'grievance', path: '/grievance-officer' },
];

/** First segment of a path without its language: `/rc-details/DL8CAF5030` → `rc-details`, empty for the home page. */
export function placeOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
