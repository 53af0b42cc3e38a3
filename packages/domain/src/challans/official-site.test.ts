import { expect, test } from 'vitest';
import { exampleSourceChallan } from './example-challan.ts';
import { officialSiteOf } from './official-site.ts';

const court = { name: 'Virtual Court, Delhi', address: null, cnr: null, hearingOn: null };

test.each([
  ['unpaid', null, 'echallan.parivahan.gov.in'],
  ['virtual-court', court, 'vcourts.gov.in'],
  ['virtual-court', null, 'vcourts.gov.in'],
  ['regular-court', court, 'services.ecourts.gov.in'],
] as const)('a challan %s is paid at the site of its place', (status, at, host) => {
  const site = officialSiteOf(exampleSourceChallan({ status, court: at }));
  expect(new URL(site).host).toBe(host);
});
