import { type EndOfLife, ncrEndOfLife } from '@pahiya/domain/rc/ncr-end-of-life';
import type { Tone } from '@pahiya/ui/tone';
import { dayText, type RecordContext } from '../../../../parts/record-words/record-context.ts';

/** How the NCR age rule applies to a vehicle. */
export type NcrView = {
  readonly verdict: EndOfLife['verdict'];
  readonly tone: Tone;
  readonly chip: string;
  readonly title: string;
  /** The deciding fact. */
  readonly reason: string;
  readonly ageDay: string | null;
  readonly todo: string | null;
  readonly courtMade: string;
};

const tones: Readonly<Record<EndOfLife['verdict'], Tone>> = {
  'not-concerned': 'road',
  nearing: 'amber',
  'allowed-by-norm': 'road',
  'over-age': 'brick',
  'cannot-tell': 'neutral',
};

/** States with districts in the NCR. */
const ncrStates: ReadonlySet<string | null> = new Set(['DL', 'HR', 'UP', 'RJ']);

/** Null for a vehicle registered far from the NCR. */
export function ncrView(context: RecordContext): NcrView | null {
  const { answer, record, today, copy } = context;
  const stateCode = answer.office.stateCode ?? record.stateCode;
  const endOfLife = ncrEndOfLife(
    {
      registeredOn: record.registeredOn,
      fuel: record.fuel,
      norm: record.norm.code,
      stateCode,
      district: answer.office.district,
      city: answer.office.city,
    },
    today,
  );
  const { verdict, reachesAgeOn } = endOfLife;
  if (verdict === 'not-concerned' && !ncrStates.has(stateCode)) return null;
  if (verdict === 'cannot-tell' && stateCode === null) return null;
  const words = copy.explain.ncr;
  return {
    verdict,
    tone: tones[verdict],
    chip: words.chip[verdict],
    title: words.verdict[verdict],
    reason: reasonOf(context, endOfLife),
    ageDay: reachesAgeOn === null ? null : dayText(context, reachesAgeOn),
    todo: verdict === 'over-age' || verdict === 'nearing' ? words.todo : null,
    courtMade: words.courtMade,
  };
}

function reasonOf(context: RecordContext, endOfLife: EndOfLife): string {
  const { record, copy } = context;
  const words = copy.explain.ncr;
  const norm = copy.explain.norm[endOfLife.norm];
  const years = endOfLife.ageLimitYears;
  switch (endOfLife.verdict) {
    case 'over-age':
      return words.overAge(norm, years ?? 15);
    case 'nearing':
      return words.nearing(norm, years ?? 15);
    case 'allowed-by-norm':
      return words.byNorm(norm);
    case 'cannot-tell':
      return words.missing[endOfLife.missing ?? 'norm'];
    case 'not-concerned':
      if (record.fuel.code === 'electric') return words.electric;
      return years === null ? words.elsewhere : words.young(years);
  }
}
