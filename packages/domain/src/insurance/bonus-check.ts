import file from '../../data/bonus-check.json' with { type: 'json' };
import { currentOf, type Dated } from '../shared/dated.ts';
import { addDays, type IstDate } from '../shared/ist-date.ts';

type Row = Dated & (typeof file.check)[number];

/** The check of a declared no-claim bonus: until when the new insurer asks the previous one, and until when that answers.
 * Null without a rule for the first day of the cover. Rule id: NCB-CHECK. */
export function bonusCheckDays(
  startsOn: IstDate,
): { readonly askedBy: IstDate; readonly answeredBy: IstDate } | null {
  const row = currentOf(file.check as readonly Row[], startsOn);
  if (row === null) return null;
  const askedBy = addDays(startsOn, row.askDays);
  return { askedBy, answeredBy: addDays(askedBy, row.answerDays) };
}
