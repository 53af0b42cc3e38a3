import type { TollRoad } from './plaza-advice.ts';

/** A toll plaza. */
export type TollPlaza = {
  /** As on the plaza's board. */
  readonly name: string;
  readonly road: TollRoad;
  /** Name of the closed road (fee by entry and exit) to which it belongs; null for an open plaza. */
  readonly closedRoad: string | null;
  readonly source: string;
  /** Day on which the source was read. */
  readonly sourceDate: string;
  readonly confidence: 'high' | 'medium' | 'low';
};

const GENERAL = 'general knowledge; check with the Toll Information System of NHAI';

/** Plazas whose road we know. A plaza that is not here is shown, and counted for nothing. Rule id: FASTAG-PLAZAS. */
export const tollPlazas: readonly TollPlaza[] = [
  plaza('Kherki Daula', 'national'),
  plaza('Shahjahanpur', 'national'),
  plaza('Manoharpura', 'national'),
  plaza('Daulatpura', 'national'),
  plaza('Murthal', 'national'),
  plaza('Gharaunda', 'national'),
  plaza('Ladowal', 'national'),
  plaza('Karjeevanhally', 'national'),
  plaza('Khed Shivapur', 'national'),
  plaza('Anewadi', 'national'),
  plaza('Tasawade', 'national'),
  plaza('Charoti', 'national'),
  plaza('Khaniwade', 'national'),
  plaza('Sriperumbudur', 'national'),
  plaza('Paranur', 'national'),
  plaza('Vanagaram', 'national'),
  plaza('Khalapur', 'state', 'Mumbai-Pune Expressway'),
  plaza('Talegaon', 'state', 'Mumbai-Pune Expressway'),
  plaza('Vashi', 'state'),
  plaza('Mulund', 'state'),
  // The sandbox's plazas: invented, so that its crossings can be counted.
  invented('Nadi Kinara (sandbox)', 'national'),
  invented('Hari Talaiya (sandbox)', 'national'),
  invented('Purani Sarai (sandbox)', 'national', 'Sarai Expressway (sandbox)'),
  invented('Teen Pahadi (sandbox)', 'state'),
];

const byName = new Map(tollPlazas.map((one) => [keyOf(one.name), one]));

/** The plaza of a name as a source writes it; null if it is not in the list. */
export function findPlaza(name: string): TollPlaza | null {
  return byName.get(keyOf(name)) ?? null;
}

/** Sources write `KHERKI DAULA TOLL PLAZA` or `Kherki-Daula`. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:toll|fee|plaza)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function invented(name: string, road: TollRoad, closedRoad: string | null = null): TollPlaza {
  return { ...plaza(name, road, closedRoad), source: 'invented for the sandbox' };
}

function plaza(name: string, road: TollRoad, closedRoad: string | null = null): TollPlaza {
  return { name, road, closedRoad, source: GENERAL, sourceDate: '2026-11-23', confidence: 'low' };
}
