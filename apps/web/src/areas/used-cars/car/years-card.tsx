import { daysBetween, formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { type Tone, ToneShape } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { UsedCar } from './used-car.ts';

/** How long the car may be driven in Delhi NCR, and whether it is made for E20 petrol. Unknown stays unknown. */
export function YearsCard({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').years;
  const { tone, text, note } = useAgeLimit(car);
  return (
    <Card id="years" title={copy.title}>
      <ul className="ticks">
        <li className={`tone-${tone}`}>
          <ToneShape tone={tone} />
          <span>
            {text}
            {note !== null && <small>{note}</small>}
          </span>
        </li>
        {car.e20 !== 'not-concerned' && (
          <li className="tone-neutral">
            <ToneShape tone="neutral" />
            <span>{copy.e20[car.e20]}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}

function useAgeLimit({ endOfLife, fuel }: UsedCar): {
  readonly tone: Tone;
  readonly text: string;
  readonly note: string | null;
} {
  const copy = useCopy('used-car').years;
  const { language, today } = usePage();
  const { verdict, isInNcr, reachesAgeOn } = endOfLife;
  if (fuel === 'electric') return { tone: 'road', text: copy.electric, note: copy.court };
  const on = reachesAgeOn === null ? null : formatIstDate(reachesAgeOn as IstDate, language);
  if (!isInNcr) return { tone: 'neutral', text: copy.outside, note: null };
  if (verdict === 'cannot-tell')
    return { tone: 'neutral', text: copy.cannotTell, note: copy.court };
  if (verdict === 'over-age') return { tone: 'brick', text: copy.overAge, note: copy.court };
  if (verdict === 'allowed-by-norm') return { tone: 'road', text: copy.byNorm, note: copy.court };
  if (on === null) return { tone: 'neutral', text: copy.cannotTell, note: copy.court };
  const years = Math.floor(daysBetween(today, reachesAgeOn as IstDate) / 365.25);
  const left = years >= 1 ? `${copy.left(years)}. ` : '';
  return {
    tone: verdict === 'nearing' ? 'amber' : 'road',
    text: copy.reaches(on, daysBetween(today, reachesAgeOn as IstDate)),
    note: `${left}${copy.court}`,
  };
}
