import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { formatRupees, type Paise } from '../shared/money.ts';
import { letterTime } from './letter-time.ts';

/** Facts of an objection to an e-notice. Null facts become blanks to be filled in by hand. */
export type ObjectionFacts = {
  readonly writtenOn: IstDate;
  /** Grouped for display. */
  readonly vehicleNumber: string;
  readonly noticeNumber: string | null;
  readonly place: string;
  /** Instants, RFC 3339. */
  readonly issuedAt: string;
  readonly decideBy: string;
  readonly fee: Paise;
};

const BLANK = '__________';

/** Text of an objection, to be copied into the official portal. The reason is the person's own: a blank. `decideBy` is
 * the last moment for a decision if the objection is made now. */
export function objectionLetter(facts: ObjectionFacts, language: Language): string {
  const at = (instant: string) => letterTime(instant, language);
  const number = oneLine(facts.noticeNumber ?? '') || BLANK;
  const place = oneLine(facts.place) || BLANK;
  const { vehicleNumber: vehicle, issuedAt, decideBy } = facts;
  const day = formatIstDate(facts.writtenOn, language);
  const fee = formatRupees(facts.fee);
  const lines =
    language === 'hi'
      ? [
          `दिनांक: ${day}`,
          `विषय: वाहन ${vehicle} के ई-नोटिस ${number} पर आपत्ति`,
          `यह ई-नोटिस ${at(issuedAt)} को ${place} के ${fee} शुल्क के लिए जारी हुआ। मैं इस पर आपत्ति करता/करती हूँ।`,
          `कारण: ${BLANK}`,
          `निवेदन है कि ${at(decideBy)} तक निर्णय करके नोटिस रद्द किया जाए और निर्णय मुझे लिखित में भेजा जाए।`,
          `नाम: ${BLANK}\nमोबाइल: ${BLANK}`,
        ]
      : [
          `Date: ${day}`,
          `Subject: Objection to e-notice ${number} against vehicle ${vehicle}`,
          `This e-notice was issued on ${at(issuedAt)} for a fee of ${fee} at ${place}. I object to it.`,
          `Reason: ${BLANK}`,
          `Please decide by ${at(decideBy)}, cancel the notice and send me the decision in writing.`,
          `Name: ${BLANK}\nMobile: ${BLANK}`,
        ];
  return lines.join('\n\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, 200);
}
