import type { DueOnWire, GarageVehicle } from '@pahiya/contracts/garage/garage-contracts';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { PlateKind } from '@pahiya/ui/plate';
import type { Tone } from '@pahiya/ui/tone';
import type { Copies } from '../../frame/copy/copies.ts';
import { validityWord } from '../../parts/record-words/validity-lines.ts';
import { plateKindOf, plateParts } from '../../parts/vehicle-number/plate-parts.ts';

type RcCopy = Copies['rc-details'];

/** One paper in the garage. */
export type DueLine = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly tone: Tone;
  readonly word: string;
  readonly daysLeft: number;
  /** By a policy bought here that VAHAN does not have yet; `startsOn` while it has not begun. */
  readonly held: { readonly startsOn: string | null } | null;
};

/** A vehicle's card: its papers sorted by date, the rest counted. */
export type VehicleCard = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly plate: { readonly parts: readonly string[]; readonly kind: PlateKind };
  /** Null until the registry has responded. */
  readonly name: string | null;
  readonly fetchedAt: string | null;
  readonly isSandbox: boolean;
  readonly dues: readonly DueLine[];
  readonly moreInOrder: number;
  /** Recalls that may concern it; null: none in the list. */
  readonly recalls: { readonly count: number; readonly path: string } | null;
};

/** A paper of any vehicle that has expired or expires soon. */
export type NextDue = DueLine & { readonly vehicleNumber: string; readonly display: string };

/** Minimum number of papers on a card; urgent ones are always shown. */
const shownAtLeast = 3;

const tones = { over: 'brick', soon: 'amber', 'in-order': 'road' } as const;

/** The cards, the vehicle with the most urgent paper first. */
export function vehicleCards(
  vehicles: readonly GarageVehicle[],
  today: IstDate,
  language: Language,
  copy: RcCopy,
): readonly VehicleCard[] {
  return vehicles
    .map((vehicle) => cardOf(vehicle, today, language, copy))
    .sort((a, b) => soonest(a) - soonest(b));
}

/** Papers of all vehicles that have expired or expire soon, sorted by date. */
export function nextDues(cards: readonly VehicleCard[]): readonly NextDue[] {
  return cards
    .flatMap((card) =>
      card.dues
        .filter((due) => due.tone !== 'road')
        .map((due) => ({
          ...due,
          id: `${card.vehicleNumber}-${due.id}`,
          vehicleNumber: card.vehicleNumber,
          display: card.display,
        })),
    )
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

function cardOf(
  vehicle: GarageVehicle,
  today: IstDate,
  language: Language,
  copy: RcCopy,
): VehicleCard {
  const { summary } = vehicle;
  const lines = (summary?.dues ?? [])
    .flatMap((due) => dueLine(due, today, language, copy))
    .sort((a, b) => a.daysLeft - b.daysLeft);
  const pressing = lines.filter((line) => line.tone !== 'road').length;
  const shown = lines.slice(0, Math.max(pressing, shownAtLeast));
  return {
    vehicleNumber: vehicle.vehicleNumber,
    display: vehicle.display,
    plate: {
      parts: plateParts(vehicle.display),
      kind: plateKindOf(summary?.plateStyle ?? 'private'),
    },
    name: summary === null ? null : (vehicleName(summary.maker, summary.model) ?? copy.unnamed),
    fetchedAt: summary?.fetchedAt ?? null,
    isSandbox: summary?.sandbox ?? false,
    dues: shown,
    moreInOrder: lines.length - shown.length,
    recalls: summary?.recalls ?? null,
  };
}

/** Papers without an end date need no reminder. */
function dueLine(
  due: DueOnWire,
  today: IstDate,
  language: Language,
  copy: RcCopy,
): readonly DueLine[] {
  const { document, state, daysLeft } = due;
  if (state !== 'over' && state !== 'soon' && state !== 'in-order') return [];
  if (due.upto === null || daysLeft === null) return [];
  const upto = due.upto as IstDate;
  const { validity } = copy.explain;
  const day = formatIstDate(upto, language);
  return [
    {
      id: document,
      name: copy.explain.document[document].name,
      detail: state === 'over' ? validity.ended(day) : validity.to(day),
      tone: tones[state],
      word: validityWord(copy, { state, daysLeft, upto }, today),
      daysLeft,
      held: heldOf(due, language),
    },
  ];
}

function heldOf({ held }: DueOnWire, language: Language): DueLine['held'] {
  if (held === undefined) return null;
  const { startsOn } = held;
  return { startsOn: startsOn === null ? null : formatIstDate(startsOn as IstDate, language) };
}

function soonest(card: VehicleCard): number {
  return card.dues[0]?.daysLeft ?? Number.POSITIVE_INFINITY;
}
