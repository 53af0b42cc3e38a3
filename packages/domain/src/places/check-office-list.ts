import { err, ok, type Result } from '../shared/result.ts';
import type { Confidence, OfficeStatus, RtoOffice } from './rto-offices.ts';
import { findState } from './states.ts';

const CONFIDENCES: readonly Confidence[] = ['high', 'medium', 'low', 'unverified'];
const STATUSES: readonly OfficeStatus[] = [
  'active',
  'legacy',
  'legacy-series',
  'legacy-prefix',
  'unallotted',
  'special',
];
const FIELDS: ReadonlySet<string> = new Set<keyof RtoOffice>([
  'code',
  'stateCode',
  'office',
  'city',
  'district',
  'motorZone',
  'status',
  'confidence',
  'sources',
  'officeType',
  'aliasOf',
  'note',
  'subSeries',
]);
const MOST_LISTS = 50;

type Row = Readonly<Record<string, unknown>>;

/** Reads a list of offices that somebody hands in: the same list in the order of its codes, or a sentence for each
 * thing that is wrong with it. A code must stand for one office of one state, every fact must say how sure it is, and
 * a code that is in use must name its office. Rule id: OFFICE-TABLE. */
export function checkOfficeList(list: unknown): Result<readonly RtoOffice[], readonly string[]> {
  if (!Array.isArray(list) || list.length === 0) return err(['There is no list of offices.']);
  const rows: readonly unknown[] = list;
  const codes = new Map<unknown, number>();
  for (const row of rows) if (isRow(row)) codes.set(row.code, (codes.get(row.code) ?? 0) + 1);
  const problems = rows.flatMap((row, index) => {
    if (!isRow(row)) return [`Row ${index + 1} is no office.`];
    const name = typeof row.code === 'string' ? row.code : `Row ${index + 1}`;
    const twice = (codes.get(row.code) ?? 0) > 1 ? ['its code is in the list twice'] : [];
    const alias = 'aliasOf' in row && !codes.has(row.aliasOf) ? ['aliasOf is not in the list'] : [];
    return [...twice, ...alias, ...problemsOf(row)].map((problem) => `${name}: ${problem}.`);
  });
  if (problems.length > 0) return err(problems);
  return ok([...(rows as readonly RtoOffice[])].sort((a, b) => (a.code < b.code ? -1 : 1)));
}

function problemsOf(row: Row): readonly string[] {
  const { code, stateCode, status, office } = row;
  const state = typeof stateCode === 'string' ? findState(stateCode) : null;
  const prefixes = state === null ? [] : [state.code, ...state.formerCodes];
  const isCode = typeof code === 'string' && /^[A-Z]{2}(?!00)\d{2}$/.test(code);
  const checks: readonly (readonly [boolean, string])[] = [
    [isCode, 'a code is two letters and two digits, not 00'],
    [state?.code === stateCode, 'stateCode is no current code of a state'],
    [
      !isCode || state === null || prefixes.includes(code.slice(0, 2)),
      'its code is not of its state',
    ],
    [STATUSES.includes(status as OfficeStatus), `status is one of ${STATUSES.join(', ')}`],
    [(status === 'unallotted') === (office === null), 'office is null just where it is unallotted'],
    [isNameOrNull(office), 'office is a name or null'],
    [isNameOrNull(row.city), 'city is a name or null'],
    [isNameOrNull(row.district), 'district is a name or null'],
    [row.motorZone === 'A' || row.motorZone === 'B', 'motorZone is A or B'],
    [
      CONFIDENCES.includes(row.confidence as Confidence),
      `confidence is one of ${CONFIDENCES.join(', ')}`,
    ],
    [isCount(row.sources), 'sources is the number of lists that have the code, from 1'],
    [isAbsentOrText(row.officeType), 'officeType is a text'],
    [isAbsentOrText(row.note), 'note is a text'],
    [row.subSeries === undefined || areUnits(row.subSeries), 'subSeries is a list of unit offices'],
  ];
  const unknown = Object.keys(row).filter((field) => !FIELDS.has(field));
  return [
    ...checks.filter(([isRight]) => !isRight).map(([, problem]) => problem),
    ...unknown.map((field) => `${field} is no field of an office`),
  ];
}

function areUnits(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (unit) =>
        isRow(unit) && isText(unit.series) && isText(unit.office) && isNameOrNull(unit.district),
    )
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === value && value !== '';
}

function isNameOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

function isAbsentOrText(value: unknown): boolean {
  return value === undefined || isText(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_LISTS;
}
