import file from '../../data/bonus-check.json' with { type: 'json' };
import { currentOf, type Dated } from '../shared/dated.ts';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

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

/** How a correction of a declared bonus stands: asked, endorsed by the insurer, or left as it was. */
export const bonusCorrectionStates = ['asked', 'endorsed', 'kept'] as const;

/** The part of what a declared bonus took off the total that is owed where a lower one is right. Rates in thousandths of a
 * percent; half up to the paisa. The bonus is a share of own damage, so that the difference is the same share of its
 * worth. An estimate: the insurer states the sum. Rule id: NCB-CORRECTION. */
export function bonusDifference(worth: Paise, declared: number, actual: number): Paise {
  if (declared <= 0) return paise(0);
  return paise(Math.round((worth * (declared - Math.min(actual, declared))) / declared));
}
