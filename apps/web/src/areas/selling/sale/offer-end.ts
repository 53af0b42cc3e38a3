import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';

/** The last day on which a car can be handed over for an offer of the round, for a field and in words; today without one. */
export function offerEnd(
  { round }: Pick<Answer<'sellCarSale'>, 'round'>,
  today: IstDate,
  language: Language,
): { readonly day: IstDate; readonly text: string } {
  const until = round?.offerUntil ?? null;
  const day = until === null ? today : istDateOf(new Date(until));
  return { day, text: formatIstDate(day, language) };
}
