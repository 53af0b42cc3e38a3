import { formatKms } from '@pahiya/domain/shared/format';
import { daysBetween, formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { VehicleLog } from './vehicle-log-page.tsx';

/** Days before a date on which it counts as soon. */
const soonDays = 30;

type DueCardProps = { readonly dues: VehicleLog['dues']; readonly today: IstDate };

/** Work that falls due, with where each date comes from and how old its reading is. */
export function DueCard({ dues, today }: DueCardProps) {
  const { due: copy, work } = useCopy('vehicle-log');
  const { language } = usePage();
  const day = (on: string) => formatIstDate(on as IstDate, language);
  return (
    <Card id="due" title={copy.title} look="accent">
      {dues.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul>
          {dues.map(({ category, on, by, atKm, interval, lastOn, readingOn }) => {
            const days = daysBetween(today, on as IstDate);
            const state = days < 0 ? 'over' : days <= soonDays ? 'soon' : 'later';
            const tone = { over: 'brick', soon: 'amber', later: 'road' } as const;
            const parts = [
              by === 'date' || atKm === null ? copy.byDate : copy.byKm(formatKms(atKm)),
              copy.last(day(lastOn)),
              readingOn === null ? null : copy.reading(day(readingOn)),
              interval === 'usual' ? copy.usual : null,
            ].filter((part) => part !== null);
            return (
              <li
                key={category}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-2.5 last:border-b-0"
              >
                <span>
                  <b className="block leading-snug">
                    {work[category]}: {days < 0 ? copy.over(day(on)) : copy.on(day(on))}
                  </b>
                  <span className="text-ink-2 text-small">{parts.join(' · ')}</span>
                </span>
                <StatusChip tone={tone[state]} word={copy.chips[state]} />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
