import type { Answer } from '@pahiya/api-client/api-client';
import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { ageOf, type VehicleAge } from '@pahiya/domain/rc/age';
import { usedShare } from '@pahiya/domain/rc/validity';
import { addDays, formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Tone } from '@pahiya/ui/tone';
import { ValidityBar } from '@pahiya/ui/validity-bar';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

type Details = NonNullable<Answer<'insuranceHomepage'>['vehicleDetails']>;
type Cover = Details['covers'][number];

const tones = {
  running: 'road',
  ending: 'amber',
  lapsed: 'brick',
  starting: 'amber',
  'not-known': 'neutral',
} as const satisfies Record<Cover['state'], Tone>;

/** The three covers, each with what its gap means. */
export function CoverBars({ details, today }: { readonly details: Details; today: IstDate }) {
  const { vehicle: copy } = useCopy('insurance');
  const { language } = usePage();
  const { bonusKeptDays } = policyTerms(today);
  // An estimated day decides nothing about a bonus.
  const bonusWords = ({ until, isEstimate }: Cover, days: number) => {
    if (until === null || isEstimate) return copy.bonusFalls(days);
    const last = addDays(until as IstDate, days);
    return last < today ? copy.bonusLost(days) : copy.bonusKept(formatIstDate(last, language));
  };
  return (
    <ul className="grid gap-5">
      {details.covers.map((cover) => {
        const { kind, state, until, daysLeft } = cover;
        const day = until === null ? null : formatIstDate(until as IstDate, language);
        const isPast = state === 'lapsed';
        const { years, months } = timeTo(until as IstDate | null, today);
        return (
          <li key={kind} className="grid gap-2">
            <ValidityBar
              label={copy.kinds[kind]}
              level={3}
              detail={
                day === null ? undefined : copy.until(day, { isPast, isEstimate: cover.isEstimate })
              }
              until={until}
              tone={tones[state]}
              word={
                state === 'starting' && cover.from !== null
                  ? copy.starts(formatIstDate(cover.from as IstDate, language))
                  : copy.word(state, daysLeft, years > 0 ? copy.yearsMonths(years, months) : null)
              }
              share={usedShare(cover.from as IstDate | null, until as IstDate | null, today)}
            />
            <p className="text-small">
              {copy.means[kind][state]}
              {kind === 'own-damage' && isPast && bonusKeptDays !== null && (
                <> {bonusWords(cover, bonusKeptDays)}</>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Whole years and months to a last day, or since it. */
function timeTo(until: IstDate | null, today: IstDate): VehicleAge {
  const day = until ?? today;
  return (day < today ? ageOf(day, today) : ageOf(today, day)) ?? { years: 0, months: 0 };
}
