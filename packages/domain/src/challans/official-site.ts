import type { Challan } from './challan.ts';

/** Official site to look up and pay a challan: the virtual court's, e-Courts, or the central e-challan system. Some
 * states also have their own site, which a challan does not name. Source: the sites' own pages, read in November
 * 2026. Rule id: OFFICIAL-SITE. */
export function officialSiteOf({ status, court }: Pick<Challan, 'status' | 'court'>): string {
  if (status === 'virtual-court') return 'https://vcourts.gov.in/virtualcourt/';
  if (status === 'regular-court' || court !== null) return 'https://services.ecourts.gov.in/';
  return 'https://echallan.parivahan.gov.in/index/accused-challan';
}
