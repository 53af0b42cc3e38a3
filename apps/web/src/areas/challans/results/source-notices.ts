import type { Answer } from '@pahiya/api-client/api-client';
import { challanSourceStatus } from '@pahiya/contracts/challans/challans-calls';
import type { PageTools } from '../../../frame/page/page-tools.ts';

/** The public status of the sources and of payment. */
export type SourceStatus = Answer<'challanSourceStatus'>;

/** A source or payment that is down or slow. `lastAt`: its last successful call. */
export type SourceNotice = {
  readonly what: SourceStatus['sources'][number]['source'] | 'payment';
  readonly state: 'down' | 'slow';
  readonly lastAt: string | null;
};

/** Current notices; none when the status is unavailable. */
export async function askNotices({ api }: PageTools): Promise<readonly SourceNotice[]> {
  const answer = await api.call(challanSourceStatus, {});
  return answer.ok ? noticesOf(answer.value) : [];
}

/** Notices for a search, whose own sources say what is true of them: payment only. */
export function paymentNotices(notices: readonly SourceNotice[]): readonly SourceNotice[] {
  return notices.filter(({ what }) => what === 'payment');
}

/** Payment first, then sources that are down, then slow ones. */
export function noticesOf({ sources, payment }: SourceStatus): readonly SourceNotice[] {
  const paused: SourceNotice[] =
    payment.state === 'down'
      ? [{ what: 'payment', state: 'down', lastAt: payment.lastSuccessAt }]
      : [];
  const ofState = (state: 'down' | 'slow') =>
    sources.flatMap((one): SourceNotice[] =>
      one.state === state ? [{ what: one.source, state, lastAt: one.lastSuccessAt }] : [],
    );
  return [...paused, ...ofState('down'), ...ofState('slow')];
}
