import { allCities } from './cities.ts';
import { officeNames, plainName, readOfficeText } from './office-names.ts';
import { type Confidence, findOffice, type RtoOffice, rtoOffices } from './rto-offices.ts';
import { findState } from './states.ts';

/** What a vehicle number says about its office; the domain's `Mark` fits. */
type OfficeOnPlate = {
  /** Code of the office; null if the number does not identify it. */
  readonly officeCode: string | null;
  readonly series: string | null;
  readonly stateCode: string | null;
};

/** The office of a vehicle and how it was found. `mark`: from the number plate. `registered-at`: from the registry's
 * text; fields on which all matching offices agree are set, the others are null. `state-only`: only the state is
 * known. A plate shows where a vehicle was first registered, not where its owner lives. */
export type ResolvedOffice = {
  readonly officeCode: string | null;
  readonly office: string | null;
  readonly district: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly stateCode: string | null;
  readonly confidence: Confidence | null;
  readonly basis: 'mark' | 'registered-at' | 'state-only';
};

/** Finds the office that registered a vehicle from its number and the registry's office text. BH numbers and the
 * statewide AP39 and AP40 do not identify an office: only the registry's text counts. Former prefixes keep the
 * office of their own rows (TS, DN); without one (OR, UA) only the state is known.
 * Rule ids: OFFICE-MARK, MARK-AP39. */
export function resolveOffice(mark: OfficeOnPlate, registeredAt: string | null): ResolvedOffice {
  const row = mark.officeCode === null ? null : findOffice(mark.officeCode);
  if (row !== null && row.office !== null && row.status !== 'special')
    return fromRow(row, mark.series);
  return matchText(registeredAt, mark.stateCode) ?? stateOnly(mark, registeredAt);
}

function fromRow(row: RtoOffice, series: string | null): ResolvedOffice {
  const unit = row.subSeries?.find((candidate) => series?.endsWith(candidate.series));
  const answer = {
    ...ofState(row.stateCode),
    officeCode: row.code,
    office: row.office,
    district: row.district,
    city: row.city,
    confidence: row.confidence,
    basis: 'mark',
  } as const;
  if (unit === undefined) return answer;
  return {
    ...answer,
    office: unit.office,
    city: unit.office,
    district: unit.district ?? row.district,
    // The list of unit offices comes from one source.
    confidence: cappedAt('medium', row.confidence),
  };
}

type NameKind = 'office' | 'city' | 'district';
const index = buildIndex();

/** An office's whole name is the best match, then a part of it, then its city, then its district. */
function matchText(registeredAt: string | null, markState: string | null): ResolvedOffice | null {
  if (registeredAt === null) return null;
  const { names, stateCode } = readOfficeText(registeredAt);
  const wantedState = stateCode ?? markState;
  for (const kind of ['office', 'city', 'district'] as const) {
    for (const name of names) {
      const rows = (index[kind].get(name) ?? []).filter(
        (row) => wantedState === null || row.stateCode === wantedState,
      );
      const answer = agreement(preferActive(rows));
      if (answer !== null) return answer;
    }
  }
  return matchCity(names, wantedState);
}

/** A city without an office of its name gives only city and state. */
function matchCity(names: readonly string[], wantedState: string | null): ResolvedOffice | null {
  const [city, ...others] = allCities.filter(
    (candidate) =>
      (wantedState === null || candidate.stateCode === wantedState) &&
      [candidate.name, ...candidate.aliases].some((name) => names.includes(plainName(name))),
  );
  if (city === undefined || others.length > 0) return null;
  return {
    ...ofState(city.stateCode),
    officeCode: null,
    office: null,
    district: null,
    city: city.name,
    confidence: 'medium',
    basis: 'registered-at',
  };
}

function preferActive(rows: readonly RtoOffice[]): readonly RtoOffice[] {
  const active = rows.filter((row) => row.status === 'active');
  return active.length > 0 ? active : rows;
}

function agreement(rows: readonly RtoOffice[]): ResolvedOffice | null {
  const [first, ...others] = rows;
  if (first === undefined || others.some((row) => row.stateCode !== first.stateCode)) return null;
  const isOne = others.length === 0;
  const shared = (field: 'city' | 'district') =>
    others.every((row) => row[field] === first[field]) ? first[field] : null;
  return {
    ...ofState(first.stateCode),
    officeCode: isOne ? first.code : null,
    office: isOne ? first.office : null,
    district: shared('district'),
    city: shared('city'),
    confidence: cappedAt('medium', first.confidence),
    basis: 'registered-at',
  };
}

function stateOnly(mark: OfficeOnPlate, registeredAt: string | null): ResolvedOffice {
  const written = registeredAt === null ? null : readOfficeText(registeredAt).stateCode;
  return {
    ...ofState(mark.stateCode ?? written),
    officeCode: null,
    office: null,
    district: null,
    city: null,
    confidence: null,
    basis: 'state-only',
  };
}

function ofState(stateCode: string | null): { state: string | null; stateCode: string | null } {
  const state = stateCode === null ? null : findState(stateCode);
  return { state: state?.name ?? null, stateCode: state?.code ?? null };
}

const CONFIDENCES: readonly Confidence[] = ['high', 'medium', 'low', 'unverified'];

function cappedAt(cap: Confidence, own: Confidence): Confidence {
  return CONFIDENCES.indexOf(own) > CONFIDENCES.indexOf(cap) ? own : cap;
}

function buildIndex(): Readonly<Record<NameKind, ReadonlyMap<string, readonly RtoOffice[]>>> {
  const maps = { office: new Map(), city: new Map(), district: new Map() } as Record<
    NameKind,
    Map<string, RtoOffice[]>
  >;
  for (const row of rtoOffices) {
    // A code that only repeats today's office under an older prefix would make every match ambiguous.
    if (row.status === 'unallotted' || row.status === 'special' || row.aliasOf !== undefined)
      continue;
    for (const kind of ['office', 'city', 'district'] as const) {
      for (const name of officeNames(row[kind] ?? '')) {
        const rows = maps[kind].get(name) ?? [];
        rows.push(row);
        maps[kind].set(name, rows);
      }
    }
  }
  return maps;
}
