import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { drawsFor } from '../ulip/record/draws.ts';

/** A passage of a vehicle at an invented plaza. */
export type SandboxCrossing = {
  readonly sequence: string;
  readonly plaza: string;
  readonly geocode: string;
  readonly direction: string;
  readonly readAt: Date;
};

const WINDOW_MS = 72 * 3_600_000;

const PLAZAS: readonly [string, string][] = [
  ['Nadi Kinara Toll Plaza (sandbox)', '28.4595,77.0266'],
  ['Purani Sarai Toll Plaza (sandbox)', '27.1767,78.0081'],
  ['Teen Pahadi Toll Plaza (sandbox)', '18.7557,73.4091'],
  ['Hari Talaiya Toll Plaza (sandbox)', '12.8399,77.6770'],
];

/** Crossings of the last 72 hours before `now`, newest first; a day's crossings follow from number and day, so that
 * they stay where they are while the window moves. */
export function crossingsOf(vehicleNumber: string, now: Date): readonly SandboxCrossing[] {
  const draws = drawsFor(vehicleNumber);
  const today = istDateOf(now);
  return [0, 1, 2, 3]
    .flatMap((daysAgo) => {
      const day = addDays(today, -daysAgo);
      const count = draws.between(`crossings/${day}`, 0, 2);
      return Array.from({ length: count }, (_, place) => {
        const purpose = `crossing/${day}/${place}`;
        const [plaza, geocode] = PLAZAS[draws.between(purpose, 0, PLAZAS.length - 1)] ?? ['', ''];
        const minutes = draws.between(`${purpose}/minute`, 5 * 60, 22 * 60);
        return {
          sequence: draws.text(`${purpose}/sequence`, 18, '0123456789'),
          plaza,
          geocode,
          direction: draws.oneIn(`${purpose}/direction`, 2) ? 'N' : 'S',
          readAt: new Date(Date.parse(`${day}T00:00:00+05:30`) + minutes * 60_000),
        };
      });
    })
    .filter(({ readAt }) => readAt <= now && now.getTime() - readAt.getTime() <= WINDOW_MS)
    .toSorted((a, b) => b.readAt.getTime() - a.readAt.getTime());
}
