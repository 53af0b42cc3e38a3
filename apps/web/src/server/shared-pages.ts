import { STATES } from '@pahiya/domain/places/states';
import { languages, pathIn } from '@pahiya/domain/shared/language';
import type { SharedPage } from './page-contract.ts';

const states = STATES.map(({ code }) => code);

/** App pages that anonymous visitors share, with every query parameter that their loaders read on the server. */
const sharedPages: readonly SharedPage[] = [
  { path: '/', variants: [], personal: ['vehicle_num'] },
  { path: '/menu', variants: [], personal: [] },
  { path: '/vehicle', variants: [], personal: [] },
  { path: '/pay', variants: [], personal: [] },
  {
    path: '/rc-search',
    variants: [
      ['then', ['insurance']],
      ['faq', ['all']],
    ],
    personal: ['vehicleNumber', 'vehicle_num', 'edit'],
  },
  { path: '/challan-pay', variants: [['state', states]], personal: ['vehicleNumber', 'edit'] },
  { path: '/fake-challan-check', variants: [], personal: [] },
  { path: '/terms-conditions-challans', variants: [['src', ['app']]], personal: [] },
  { path: '/rto-codes', variants: [['state', states]], personal: ['code'] },
  { path: '/offline', variants: [], personal: ['from'] },
];

const byPath = new Map(
  languages.flatMap((language) =>
    sharedPages.map((page) => {
      const path = pathIn(language, page.path);
      return [path, { ...page, path }] as const;
    }),
  ),
);

/** The shared page of a path in either language; null for every other page. Matched like the router: letter case and
 * a trailing slash do not matter. */
export function findSharedPage(pathname: string): SharedPage | null {
  const known = byPath.get(pathname);
  if (known !== undefined) return known;
  const plain = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  return byPath.get(plain) ?? null;
}
