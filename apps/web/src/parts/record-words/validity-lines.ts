import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import { type Due, duesOf } from '@pahiya/domain/rc/dues';
import { ownDamageEstimate } from '@pahiya/domain/rc/own-damage-estimate';
import { usedShare, type ValidityState, type VehicleDocument } from '@pahiya/domain/rc/validity';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Tone } from '@pahiya/ui/tone';
import { dayText, type RcCopy, type RecordContext, reportedText } from './record-context.ts';
import { english, type Run, spanText, wordsOf } from './record-words.ts';
import { periodStart } from './validity-period.ts';

/** One paper as the page shows it. */
export type ValidityLine = {
  readonly document: VehicleDocument;
  readonly field: ReportableField;
  readonly state: ValidityState;
  readonly name: string;
  readonly tone: Tone;
  readonly word: string;
  readonly detail: string;
  /** Last day; null where there is none. */
  readonly upto: IstDate | null;
  /** 0 to 1 of the period used; null where its start is not known. */
  readonly share: number | null;
  /** Next step for a paper that has expired or expires soon; null while there is nothing to do. */
  readonly todo: string | null;
  /** Service whose guide says how, beside `todo`; null without one. */
  readonly guide: string | null;
  /** Shown where the registry has no date; `isEstimate`: with our estimated date. */
  readonly unknownNote: { readonly text: string; readonly isEstimate: boolean } | null;
  /** Number and kind of the paper. */
  readonly particulars: readonly { readonly term: string; readonly value: Run }[];
  readonly reported: string | null;
};

/** Colour of each state. */
export const tones: Readonly<Record<ValidityState, Tone>> = {
  'in-order': 'road',
  soon: 'amber',
  over: 'brick',
  lifetime: 'road',
  'not-needed': 'neutral',
  unknown: 'neutral',
};

/** Field of the record behind each paper. */
const fields = {
  'third-party': 'thirdPartyUpto',
  'own-damage': 'ownDamageUpto',
  puc: 'pucUpto',
  fitness: 'fitnessUpto',
  registration: 'registrationUpto',
  tax: 'taxUpto',
  permit: 'permitUpto',
} as const satisfies Record<VehicleDocument, ReportableField>;

/** RTO service that renews each paper; insurance has its own pages. */
const guides: Readonly<Record<VehicleDocument, string | null>> = {
  'third-party': null,
  'own-damage': null,
  puc: 'puc',
  fitness: 'fitness',
  registration: 'rc-renewal',
  tax: 'road-tax',
  permit: 'permit',
};

/** All seven papers, in the domain's order. */
export function validityLines(context: RecordContext): readonly ValidityLine[] {
  return duesOf(context.record, context.today).map((due) => lineOf(context, due));
}

function lineOf(context: RecordContext, due: Due): ValidityLine {
  const { copy, today } = context;
  const words = copy.explain.document[due.document];
  return {
    document: due.document,
    field: fields[due.document],
    state: due.state,
    name: words.name,
    tone: tones[due.state],
    word: validityWord(copy, due, today),
    detail: detailOf(context, due),
    upto: due.upto,
    share:
      due.state === 'unknown' || due.state === 'not-needed'
        ? null
        : usedShare(periodStart(context.record, due), due.upto, today),
    todo: todoOf(context, due),
    guide: guideOf(context, due),
    unknownNote:
      due.document === 'own-damage' && due.state === 'unknown' ? ownDamageNote(context) : null,
    particulars: particularsOf(context, due.document),
    reported: reportedText(context, fields[due.document]),
  };
}

/** Advice for the state the paper is in: what to do about an expired paper is never shown on a valid one. */
function todoOf(context: RecordContext, due: Due): string | null {
  if (!isPressing(due)) return null;
  const { document, registrationByFitness } = context.copy.explain;
  if (isByFitness(context, due)) return registrationByFitness;
  const words = document[due.document];
  return due.state === 'over' ? words.ifOver : words.ifSoon;
}

function guideOf(context: RecordContext, due: Due): string | null {
  if (!isPressing(due)) return null;
  return isByFitness(context, due) ? guides.fitness : guides[due.document];
}

function isPressing({ state }: Due): boolean {
  return state === 'over' || state === 'soon';
}

/** Whether the paper is a registration that is renewed with the fitness: Form 25 is for private vehicles. */
function isByFitness({ record }: RecordContext, due: Due): boolean {
  return due.document === 'registration' && record.isTransport === true;
}

/** Chip text: "114 days left", "Expired 18 days ago", "Expires today". */
export function validityWord(
  copy: RcCopy,
  due: Pick<Due, 'state' | 'daysLeft' | 'upto'>,
  today: IstDate,
): string {
  const { chip } = copy.explain;
  switch (due.state) {
    case 'unknown':
      return chip.unknown;
    case 'lifetime':
      return chip.lifetime;
    case 'not-needed':
      return chip.notNeeded;
    case 'over':
      return due.upto === null ? chip.unknown : chip.over(spanText(copy, due.upto, today));
    case 'soon':
    case 'in-order':
      if (due.daysLeft === 0 || due.upto === null) return chip.lastDay;
      return chip.left(spanText(copy, today, due.upto));
  }
}

function detailOf(context: RecordContext, due: Due): string {
  const { validity } = context.copy.explain;
  switch (due.state) {
    case 'unknown':
      return validity.unknown;
    case 'lifetime':
      return validity.lifetime;
    case 'not-needed':
      return notNeededDetail(context, due);
    default:
      if (due.upto === null) return validity.unknown;
      if (due.daysLeft === 0) return validity.endsToday;
      return due.state === 'over'
        ? validity.ended(dayText(context, due.upto))
        : validity.to(dayText(context, due.upto));
  }
}

/** Why it does not apply; empty where this is obvious. */
function notNeededDetail(context: RecordContext, due: Due): string {
  const { validity } = context.copy.explain;
  if (due.document !== 'puc') return '';
  return context.record.fuel.code === 'electric'
    ? validity.notNeededElectric
    : validity.notNeededFirstYear;
}

function particularsOf(
  { record, copy }: RecordContext,
  document: VehicleDocument,
): ValidityLine['particulars'] {
  const { plainFields } = copy;
  const rows: readonly (readonly [string, Run | null])[] =
    document === 'puc'
      ? [[plainFields.pucNumber, asWritten(record.puc.number)]]
      : document === 'permit'
        ? [
            [plainFields.permitType, record.permit?.type ? wordsOf(record.permit.type) : null],
            [plainFields.permitNumber, asWritten(record.permit?.number ?? null)],
          ]
        : [];
  return rows.flatMap(([term, value]) => (value === null ? [] : [{ term, value }]));
}

function asWritten(number: string | null): Run | null {
  return number === null ? null : english(number);
}

function ownDamageNote(context: RecordContext): ValidityLine['unknownNote'] {
  const { estimate } = context.copy.explain;
  const guess = ownDamageEstimate(context.record);
  return guess === null
    ? { text: estimate.ownDamageUnknown, isEstimate: false }
    : { text: estimate.ownDamage(dayText(context, guess.upto)), isEstimate: true };
}
