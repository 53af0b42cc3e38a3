import type { ChallanSourceId } from '@pahiya/domain/challans/challan';

/** Names of the challan sources. */
export const sources: Readonly<Record<ChallanSourceId, string>> = {
  national: 'National e-challan',
  'virtual-court': 'Virtual courts',
  'state-police': 'State traffic police',
};

/** Banners for a source or payment that is down or slow. */
export const banner = {
  payment: 'Payments are paused here. You can still see challans, and pay on the authority’s site.',
  down: (source: string) => `${source}: unavailable right now.`,
  slow: (source: string) => `${source}: slow right now.`,
  since: (time: string) => `Last response ${time}.`,
  more: 'Source status',
};
