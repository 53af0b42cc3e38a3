import type { Answer } from '@pahiya/api-client/api-client';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

/** Make, model and year of a car to bid for; a word where its record could not be read. */
export function BidCarName({
  car,
}: {
  readonly car: Pick<Answer<'partnerRound'>['car'], 'title' | 'year'>;
}) {
  const { unnamed } = useCopy('partner-bids');
  const name = `${car.title} ${car.year ?? ''}`.trim();
  return car.title === '' ? `${unnamed} ${car.year ?? ''}`.trim() : <EnglishRun text={name} />;
}
