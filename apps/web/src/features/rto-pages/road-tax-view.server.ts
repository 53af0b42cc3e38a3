import type { Confidence } from '@pahiya/domain/places/rto-offices';
import { type RoadTaxBand, roadTaxNote } from '@pahiya/domain/rto-services/road-tax';
import type { Language } from '@pahiya/domain/shared/language';

/** What a page says of the road tax of its state. */
export type RoadTaxView = {
  readonly words: readonly string[];
  /** None where no rates are known. */
  readonly bands: readonly RoadTaxBand[];
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** The note of a state. Throws for no such state: callers have found it. */
export function roadTaxView(stateCode: string, language: Language): RoadTaxView {
  const note = roadTaxNote(stateCode);
  if (note === null) throw new RangeError(`no state ${stateCode}`);
  const { bands, asOf, confidence, sources } = note;
  return { words: note.words.map((words) => words[language]), bands, asOf, confidence, sources };
}
