import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import type { PayabilityAdvice, PayabilityReason } from '@pahiya/domain/challans/payability';
import type { DeadlineKind } from '@pahiya/domain/challans/regime';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import type { Tone } from '@pahiya/ui/tone';
import type { Copies } from '../../../frame/copy/copies.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';

/** Copy of the results. */
export type ResultsCopy = Copies['challan-results'];

/** A run of text; `isForeign`: in English, as the source has it. */
export type Run = { readonly text: string; readonly isForeign: boolean };

/** What a ticket shows, in the page's language. */
export type TicketView = {
  readonly number: string;
  readonly title: Run;
  readonly amount: string;
  readonly amountIsWords: boolean;
  /** Place, day or time, sections. */
  readonly place: Run | null;
  readonly when: string | null;
  readonly sections: string | null;
  readonly plain: string | null;
  readonly chip: { readonly tone: Tone; readonly word: string };
  readonly daysLeft: string | null;
  /** Null when it can be paid here. */
  readonly notPayable: {
    readonly reason: string;
    readonly advice: string;
    readonly adviceCode: PayabilityAdvice | null;
  } | null;
  readonly conflicts: readonly string[];
  readonly provenance: readonly string[];
};

/** Days before a deadline from which it counts as soon. */
const soonDays = 30;

/** A challan as a ticket. Codes without copy are left out. */
export function ticketView(
  challan: ChallanOnWire,
  language: Language,
  today: IstDate,
  copy: ResultsCopy,
): TicketView {
  const words = copy.ticket;
  const sections = challan.offences.flatMap(({ section }) => (section === null ? [] : [section]));
  const shown = amountOf(challan);
  return {
    number: challan.challanNumber,
    title: titleOf(challan, language),
    amount: shown === null ? words.unset : formatRupees(paise(shown)),
    amountIsWords: shown === null,
    place: challan.location === null ? null : { text: challan.location, isForeign: true },
    when: whenOf(challan, language),
    sections: sections.length === 0 ? null : words.section(sections.join(', ')),
    plain: challan.offences[0]?.plain?.[language] ?? null,
    chip: chipOf(challan, language, today, copy),
    daysLeft: challan.deadline === null ? null : words.daysLeft(challan.deadline.daysLeft),
    notPayable: notPayableOf(challan, copy),
    conflicts: challan.conflicts.map((one) => words.conflicts[one]),
    provenance: challan.provenance.map(({ source, status, fine, fetchedAt }) =>
      words.said(
        copy.sources[source],
        fine === null
          ? words.statuses[status]
          : `${words.statuses[status]}, ${formatRupees(paise(fine))}`,
        instantText(fetchedAt, language),
      ),
    ),
  };
}

function amountOf({ status, fine, received }: ChallanOnWire): number | null {
  return status === 'paid' ? (received ?? fine) : fine;
}

/** The name from our table, else the source's own, which is the same in both languages. */
function titleOf({ shortOffense }: ChallanOnWire, language: Language): Run {
  const text = shortOffense[language];
  return { text, isForeign: language === 'hi' && !/\p{Script=Devanagari}/u.test(text) };
}

function whenOf({ issuedAt, issuedOn }: ChallanOnWire, language: Language): string | null {
  if (issuedAt !== null) return instantText(issuedAt, language);
  return issuedOn === null ? null : formatIstDate(issuedOn as IstDate, language);
}

/** The state of a challan: closed, paid for, its next deadline, or where it is. */
function chipOf(
  challan: ChallanOnWire,
  language: Language,
  today: IstDate,
  copy: ResultsCopy,
): TicketView['chip'] {
  const { status, deadline, regime, payability } = challan;
  const words = copy.ticket;
  if (status === 'paid' || status === 'disposed') {
    return { tone: 'road', word: words.statuses[status] };
  }
  const paidFor: Readonly<Record<string, string>> = words.paidFor;
  const paid = payability.payable ? undefined : paidFor[payability.reason];
  if (paid !== undefined) return { tone: 'sky', word: paid };
  if (deadline === null) {
    const isOver = status === 'unpaid' && regime !== null;
    return isOver
      ? { tone: 'brick', word: words.allPassed }
      : { tone: 'sky', word: words.statuses[status] };
  }
  const write: ((day: string) => string) | undefined =
    words.deadlines[deadline.kind as DeadlineKind];
  if (write === undefined) return { tone: 'sky', word: words.statuses[status] };
  const word = write(shortDay(deadline.on as IstDate, language, today));
  return { tone: toneOf(deadline.kind, deadline.daysLeft), word };
}

/** A day without its year when it is this year's. */
function shortDay(day: IstDate, language: Language, today: IstDate): string {
  const text = formatIstDate(day, language);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? text.replace(` ${year}`, '') : text;
}

function toneOf(kind: string, daysLeft: number): Tone {
  if (kind === 'hearing') return 'sky';
  if (kind === 'blocked' || kind === 'deemed-accepted-pay') return 'brick';
  return daysLeft <= soonDays ? 'amber' : 'neutral';
}

function notPayableOf({ payability }: ChallanOnWire, copy: ResultsCopy): TicketView['notPayable'] {
  if (payability.payable) return null;
  const { reasons, advices } = copy.ticket;
  const reason: string | undefined = reasons[payability.reason as PayabilityReason];
  const advice: string | undefined = advices[payability.advice as PayabilityAdvice];
  return {
    reason: reason ?? '',
    advice: advice ?? '',
    adviceCode: advice === undefined ? null : (payability.advice as PayabilityAdvice),
  };
}
