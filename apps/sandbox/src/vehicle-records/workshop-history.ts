import { addDays, daysBetween, type IstDate } from '@pahiya/domain/shared/ist-date';
import { lastDigits } from '../challans/magic-number.ts';
import { type Draws, drawsFor } from '../ulip/record/draws.ts';
import { findRecord } from '../ulip/record/find-record.ts';
import type { VahanRecord, VehicleKind } from '../ulip/record/vahan-record.ts';

/** A visit in the vendor's format. Advisor and customer are plain names, as a workshop's system has them: a careful
 * client drops them. */
export type RecordedVisit = {
  readonly lineId: string;
  readonly date: string;
  readonly odometerKm: number | null;
  readonly type: string;
  readonly workshop: { readonly name: string; readonly city: string; readonly advisor: string };
  readonly customer: { readonly name: string; readonly mobile: string };
  readonly jobs: readonly string[];
  readonly parts: readonly string[];
  readonly invoiceTotal: string | null;
  readonly sourceCode: string;
};

/** A vehicle's history in the vendor's format. */
export type RecordedHistory = {
  readonly vehicle: {
    readonly make: string;
    readonly model: string;
    readonly fuel: string;
    readonly registrationDate: string;
    readonly useClass: string;
  };
  readonly sources: readonly {
    readonly code: string;
    readonly name: string;
    readonly type: string;
    readonly answered: boolean;
  }[];
  readonly visits: readonly RecordedVisit[];
  readonly clusterReplacedOn: string | null;
  readonly openRecall: boolean | null;
};

const USE: Readonly<Record<VehicleKind, { useClass: string; least: number; most: number }>> = {
  car: { useClass: 'PRIVATE_CAR', least: 6_000, most: 14_000 },
  'two-wheeler': { useClass: 'TWO_WHEELER', least: 3_000, most: 9_000 },
  taxi: { useClass: 'TAXI', least: 30_000, most: 60_000 },
  auto: { useClass: 'TAXI', least: 18_000, most: 32_000 },
  bus: { useClass: 'TRUCK', least: 25_000, most: 60_000 },
  goods: { useClass: 'TRUCK', least: 20_000, most: 70_000 },
};

const WORKSHOPS = [
  ['Shakti Motors', 'Ramesh Kumar'],
  ['Northern Autos', 'Suresh Babu'],
  ['Sahyadri Car Care', 'Imran Shaikh'],
  ['Green Signal Motors', 'Joseph Mathew'],
] as const;

const JOBS: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  FREE: [['General check-up', []]],
  PAID: [
    ['Periodic service', ['Engine oil', 'Oil filter']],
    ['Periodic service', ['Engine oil', 'Oil filter', 'Air filter']],
    ['Periodic service, brake check', ['Engine oil', 'Front brake pads']],
  ],
  RUNNING: [['Clutch cable replaced', ['Clutch cable']]],
  ACCIDENT: [['Body repair and painting', ['Front bumper', 'Left headlamp']]],
  WARRANTY: [['Battery replaced under warranty', ['Battery']]],
};

/** The history of a number, derived from it and consistent with its record; null if no workshop knows it. The endings
 * 2000 to 2003 select a state. */
export function historyOf(vehicleNumber: string, today: IstDate): RecordedHistory | null {
  const found = findRecord(vehicleNumber, today);
  const ending = lastDigits(vehicleNumber);
  const draws = drawsFor(`${vehicleNumber}:workshops`);
  if (found.kind !== 'found' || ending === '2000') return null;
  const isSelected = ending !== null && ['2001', '2002', '2003'].includes(ending);
  const { record } = found;
  const visits = CURATED[vehicleNumber] ?? visitsOf(record, draws, today, isSelected);
  if (visits.length === 0 || (!isSelected && draws.oneIn('unknown', 8))) return null;
  return {
    vehicle: {
      make: record.maker,
      model: record.model,
      fuel: record.fuelText,
      registrationDate: record.registeredOn,
      useClass: USE[record.kind].useClass,
    },
    sources: [
      { code: 'WS', name: 'Workshop network (sandbox)', type: 'WORKSHOPS', answered: true },
      {
        code: 'INS',
        name: 'Insurer inspections (sandbox)',
        type: 'INSPECTIONS',
        answered: ending !== '2003',
      },
    ],
    visits: withEnding(visits, ending).map((visit, at) => onWire(visit, at, record, draws)),
    clusterReplacedOn: null,
    openRecall: draws.oneIn('recall', 9) ? true : null,
  };
}

type Visit = { readonly on: string; readonly km: number; readonly type: string };

/** The main demonstration, with readings that do not agree. */
const CURATED: Readonly<Record<string, readonly Visit[]>> = {
  DL8CAF5030: [
    { on: '2022-04-02', km: 10_120, type: 'FREE' },
    { on: '2023-03-20', km: 21_480, type: 'PAID' },
    { on: '2024-03-22', km: 33_050, type: 'ACCIDENT' },
    { on: '2025-04-02', km: 18_400, type: 'PAID' },
    { on: '2026-04-10', km: 27_900, type: 'PAID' },
    { on: '2026-10-28', km: 31_240, type: 'INSPECTION' },
  ],
};

/** One visit a year or so; at least five where an ending needs them. */
function visitsOf(
  record: VahanRecord,
  draws: Draws,
  today: IstDate,
  needsFive: boolean,
): readonly Visit[] {
  const days = daysBetween(record.registeredOn, today);
  const usual = Math.min(Math.floor(days / 330), draws.between('most visits', 4, 9));
  const count = needsFive ? Math.max(usual, 5) : usual;
  const { least, most } = USE[record.kind];
  const perDay = draws.between('km a year', least, most) / 365;
  const step = Math.min(days / (count + 1), 380);
  return Array.from({ length: count }, (_, at) => {
    const after =
      Math.round(step * (at + 1)) - draws.between(`early/${at}`, 0, Math.floor(step / 8));
    const types = ['PAID', 'PAID', 'PAID', 'RUNNING', 'WARRANTY', 'ACCIDENT'] as const;
    return {
      on: addDays(record.registeredOn, after),
      km: Math.round(after * perDay),
      type: at === 0 ? 'FREE' : draws.pick(`type/${at}`, types),
    };
  });
}

/** 2001: the last two readings fall and go on from there; 2002: a zero too many in the middle. */
function withEnding(visits: readonly Visit[], ending: string | null): readonly Visit[] {
  const count = visits.length;
  if (ending === '2001') {
    return visits.map((visit, at) =>
      at < count - 2 ? visit : { ...visit, km: Math.round(visit.km * 0.55) },
    );
  }
  if (ending === '2002') {
    const middle = Math.floor(count / 2);
    return visits.map((visit, at) => (at === middle ? { ...visit, km: visit.km * 10 } : visit));
  }
  return visits;
}

function onWire(visit: Visit, at: number, record: VahanRecord, draws: Draws): RecordedVisit {
  const isInspection = visit.type === 'INSPECTION';
  const [workshop, advisor] = WORKSHOPS[draws.between(`workshop/${at}`, 0, 3)] ?? WORKSHOPS[0];
  const jobs = JOBS[visit.type] ?? [];
  const [job, parts] = jobs[draws.between(`job/${at}`, 0, Math.max(jobs.length - 1, 0))] ?? [];
  const isPaid = visit.type === 'PAID' || visit.type === 'RUNNING' || visit.type === 'ACCIDENT';
  return {
    lineId: `L${at + 1}`,
    date: visit.on,
    odometerKm: visit.km,
    type: visit.type,
    workshop: {
      name: isInspection ? 'Roadside inspection' : workshop,
      city: placeOf(record.registeredAt),
      advisor,
    },
    customer: { name: record.ownerName, mobile: record.mobile },
    jobs: job === undefined ? [] : [job, ...(at === 1 ? ['Call owner on 98100 00000'] : [])],
    parts: parts ?? [],
    invoiceTotal: isPaid ? `${draws.between(`bill/${at}`, 18, 240) * 100}.00` : null,
    sourceCode: isInspection ? 'INS' : 'WS',
  };
}

/** The town of an office as the register writes it: "WAZIRPUR, Delhi" is Delhi, "PUNE, Maharashtra" Pune. */
function placeOf(office: string): string {
  const [place = '', state = ''] = office.split(/\s*[,:(]\s*/);
  return state === 'Delhi' ? state : place.charAt(0) + place.slice(1).toLowerCase();
}
