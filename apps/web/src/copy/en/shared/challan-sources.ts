import type { ChallanSourceId } from '@pahiya/domain/challans/challan';

/** How the sources of challans are called. */
export const sources: Readonly<Record<ChallanSourceId, string>> = {
  national: 'National e-challan',
  'virtual-court': 'Virtual courts',
  'state-police': 'State traffic police',
};

/** What a banner says of a source or of payment that is down or slow. */
export const banner = {
  payment: 'Payment is paused here. The list works; you can pay at the authority itself.',
  down: (source: string) => `No answer from ${source} at the moment.`,
  slow: (source: string) => `Slow answers from ${source} at the moment.`,
  since: (time: string) => `Last answer ${time}.`,
  more: 'Status of all sources',
};
