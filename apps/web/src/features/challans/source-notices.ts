import type { Answer } from '@pahiya/api-client/api-client';
import type { PageTools } from '../../app/page-tools.ts';

/** The public status of the sources and of payment. */
export type SourceStatus = Answer<'challanSourceStatus'>;

/** Something that is down or slow: a source, or payment. `lastAt`: its last answer. */
export type SourceNotice = {
  readonly what: SourceStatus['sources'][number]['source'] | 'payment';
  readonly state: 'down' | 'slow';
  readonly lastAt: string | null;
};

/** What is worth a banner now; none when the status itself cannot be had. */
export async function askNotices({ api }: PageTools): Promise<readonly SourceNotice[]> {
  const answer = await api.call('challanSourceStatus', {});
  return answer.ok ? noticesOf(answer.value) : [];
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
