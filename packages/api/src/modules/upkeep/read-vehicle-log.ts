import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readVehicleLog as contract } from '@pahiya/contracts/upkeep/upkeep-contracts';
import { mayDo } from '@pahiya/domain/garage/family-role';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { fuelEconomy } from '@pahiya/domain/upkeep/fuel-economy';
import type { FuelEntry, WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import { logSpend } from '@pahiya/domain/upkeep/log-figures';
import { expectedKm } from '@pahiya/domain/upkeep/log-odometer';
import type { Services } from '../../services.ts';
import { photosOf } from './log-photo-repository.ts';
import type { FoundLog } from './own-log.ts';
import { listPacks } from './pack-repository.ts';
import { readVehicleState, type VehicleState } from './read-vehicle-state.ts';
import { countEntries, findEntries, findEntry } from './upkeep-repository.ts';

/** Lines on a page. */
export const linesOnPage = 50;

/** Records for buyers that are listed: ending one shows the next. */
const shownPacks = 10;

/** Points of a drawing: more cannot be told apart on a phone. */
const drawnPoints = 24;

/** The log of a vehicle with due work and figures; of the lines a page, or one alone. */
export async function readVehicleLog(
  services: Services,
  own: FoundLog,
  { page, line }: { readonly page: number; readonly line?: string | undefined },
): Promise<AnswerOf<typeof contract>> {
  const { sql, now } = services;
  const chosen = async () => {
    if (line === undefined) {
      return findEntries(sql, own, { limit: linesOnPage, offset: (page - 1) * linesOnPage });
    }
    const one = await findEntry(sql, own, line);
    return one === null ? [] : [one];
  };
  const [state, entries, total, packs] = await Promise.all([
    readVehicleState(services, own),
    chosen(),
    countEntries(sql, own),
    own.role === 'owner' ? listPacks(sql, own, shownPacks) : [],
  ]);
  const photos = mayDo(own.role, 'see-documents')
    ? await photosOf(
        sql,
        entries.map(({ entryId }) => entryId),
      )
    : new Map<string, readonly string[]>();
  const spend = logSpend(state.entries, state.odometer, state.today);
  return {
    vehicleNumber: own.vehicleNumber,
    display: displayVehicleNumber(own.vehicleNumber),
    role: own.role,
    total,
    entries: entries.map((entry) => ({ ...entry, photos: [...(photos.get(entry.entryId) ?? [])] })),
    odometer: odometerOf(state),
    dues: state.dues.map(({ subject, on, by, atKm, origin }) => ({
      category: subject.slice('work:'.length) as WorkCategory,
      on,
      by,
      atKm,
      ...origin,
    })),
    intervals: [...state.intervals].map(([category, { km, months, origin }]) => ({
      category,
      km,
      months,
      origin,
      source: origin === 'usual' ? (state.usual?.source ?? null) : null,
    })),
    ...fuelOf(state),
    spend: {
      months: [...spend.months],
      types: [...spend.types],
      unpriced: spend.unpriced,
      perKm: spend.perKm,
    },
    packs: [...packs],
    asOf: now().toISOString(),
  };
}

function odometerOf({ odometer, today }: VehicleState) {
  const { forecast, offsetKm, flags, readings } = odometer;
  const flagOf = new Map(flags.map(({ point, flag }) => [point.id, flag]));
  return {
    last: forecast && { on: forecast.on, km: forecast.km - offsetKm },
    kmPerYear: forecast?.kmPerYear ?? null,
    expected: expectedKm(odometer, today),
    readings: spread(readings, (one) => flagOf.has(one.id)).map(({ id, on, km }) => ({
      id,
      on,
      km,
      flag: flagOf.get(id) ?? null,
    })),
  };
}

function fuelOf({ entries }: VehicleState) {
  const fills = entries.filter((entry): entry is FuelEntry => entry.kind === 'fuel');
  const economy = fuelEconomy(fills);
  if (economy === null || economy === 'two-fuels') {
    return { fuel: null, hasTwoFuels: economy === 'two-fuels' };
  }
  return {
    fuel: {
      fuel: economy.fuel,
      average: economy.average?.kmPerUnit ?? null,
      fills: [...economy.fills.slice(-drawnPoints)],
    },
    hasTwoFuels: false,
  };
}

/** First, last, those that must be seen, and others evenly between. */
function spread<One>(all: readonly One[], isNeeded: (one: One) => boolean): readonly One[] {
  if (all.length <= drawnPoints) return all;
  const step = (all.length - 1) / (drawnPoints - 1);
  const kept = new Set(Array.from({ length: drawnPoints }, (_, at) => Math.round(at * step)));
  return all.filter((one, at) => kept.has(at) || isNeeded(one));
}
