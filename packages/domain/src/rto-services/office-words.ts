import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import { serviceSource } from './rto-services.ts';

/** A service area of a registering office. */
export type OfficeDuty = {
  readonly id: string;
  readonly words: Bilingual;
  readonly sources: readonly string[];
};

/** A frequent question about offices and codes, with its answer. */
export type OfficeQuestion = {
  readonly id: string;
  readonly question: Bilingual;
  readonly answer: Bilingual;
  readonly sources: readonly string[];
};

/** What an ordinary RTO does; codes issued for police, government or buses are not ordinary.
 * Source: each row's own; Motor Vehicles Act 1988 s. 41, 47 to 52. Rule id: RTO-SERVICES. */
export const officeDuties: readonly OfficeDuty[] = servicesFile.officeDuties.map(
  ({ id, words, source }) => ({ id, words, sources: source.map(serviceSource) }),
);

/** General questions for any state, town or office page. Rule ids: OFFICE-MARK, RTO-STOPS, OFFICE-TABLE. */
export const officeQuestions: readonly OfficeQuestion[] = servicesFile.officeQuestions.map(
  ({ source, ...rest }) => ({ ...rest, sources: source.map(serviceSource) }),
);
