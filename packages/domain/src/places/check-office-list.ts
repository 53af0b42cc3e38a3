import { err, ok, type Result } from '../shared/result.ts';
import { issuedForKinds } from './issued-for.ts';
import type { Confidence, OfficeStatus, RtoOffice } from './rto-offices.ts';
import { findState, type IndianState } from './states.ts';

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
  'issuedFor',
  'aliasOf',
  'note',
  'subSeries',
]);
const MOST_LISTS = 50;

/** States formed out of another one, whose discontinued codes carry the older state's prefix. Source: the Acts that
 * formed Chhattisgarh, Jharkhand and Uttarakhand (2000), Telangana (2014) and Ladakh (2019). */
const PARENT_STATES: Readonly<Record<string, string>> = {
  CG: 'MP',
  JH: 'BR',
  LA: 'JK',
  TG: 'AP',
  UK: 'UP',
};

type Row = Readonly<Record<string, unknown>>;

/** Validates an imported office list: returns it sorted by code, or one sentence per problem. Each code appears once
 * and belongs to one state, each row has a confidence, and an active code names its office. Rule id: OFFICE-TABLE. */
export function checkOfficeList(list: unknown): Result<readonly RtoOffice[], readonly string[]> {
  if (!Array.isArray(list) || list.length === 0) return err(['The list of offices is empty.']);
  const rows: readonly unknown[] = list;
  const codes = new Map<unknown, number>();
  for (const row of rows) if (isRow(row)) codes.set(row.code, (codes.get(row.code) ?? 0) + 1);
  const problems = rows.flatMap((row, index) => {
    if (!isRow(row)) return [`Row ${index + 1} is not an office.`];
    const name = typeof row.code === 'string' ? row.code : `Row ${index + 1}`;
    const twice = (codes.get(row.code) ?? 0) > 1 ? ['duplicate code'] : [];
    const alias = 'aliasOf' in row && !codes.has(row.aliasOf) ? ['aliasOf is not in the list'] : [];
    return [...twice, ...alias, ...problemsOf(row)].map((problem) => `${name}: ${problem}.`);
  });
  if (problems.length > 0) return err(problems);
  return ok([...(rows as readonly RtoOffice[])].sort((a, b) => (a.code < b.code ? -1 : 1)));
}

function problemsOf(row: Row): readonly string[] {
  const { code, stateCode, status, office } = row;
  const state = typeof stateCode === 'string' ? findState(stateCode) : null;
  const prefixes = state === null ? [] : prefixesOf(state, status);
  const isCode = typeof code === 'string' && /^[A-Z]{2}(?!00)\d{2}$/.test(code);
  const checks: readonly (readonly [boolean, string])[] = [
    [isCode, 'a code is two letters and two digits, not 00'],
    [state?.code === stateCode, 'stateCode is not a current state code'],
    [
      !isCode || state === null || prefixes.includes(code.slice(0, 2)),
      'the code does not belong to its state',
    ],
    [STATUSES.includes(status as OfficeStatus), `status is one of ${STATUSES.join(', ')}`],
    [
      (status === 'unallotted') === (office === null),
      'office must be null if unallotted, and only then',
    ],
    [isNameOrNull(office), 'office is a name or null'],
    [isNameOrNull(row.city), 'city is a name or null'],
    [isNameOrNull(row.district), 'district is a name or null'],
    [row.motorZone === 'A' || row.motorZone === 'B', 'motorZone is A or B'],
    [
      CONFIDENCES.includes(row.confidence as Confidence),
      `confidence is one of ${CONFIDENCES.join(', ')}`,
    ],
    [isCount(row.sources), 'sources is the number of lists that carry the code, at least 1'],
    [isAbsentOrText(row.officeType), 'officeType is a text'],
    [row.note === undefined || isBilingual(row.note), 'note is a text in en and hi'],
    [
      row.issuedFor === undefined || issuedForKinds.some((kind) => kind === row.issuedFor),
      `issuedFor is one of ${issuedForKinds.join(', ')}`,
    ],
    [row.subSeries === undefined || areUnits(row.subSeries), 'subSeries is a list of unit offices'],
  ];
  const unknown = Object.keys(row).filter((field) => !FIELDS.has(field));
  return [
    ...checks.filter(([isRight]) => !isRight).map(([, problem]) => problem),
    ...unknown.map((field) => `${field} is not a field of an office`),
  ];
}

function prefixesOf({ code, formerCodes }: IndianState, status: unknown): readonly string[] {
  const parent = status === 'legacy-prefix' ? PARENT_STATES[code] : undefined;
  return [code, ...formerCodes, ...(parent === undefined ? [] : [parent])];
}

function isBilingual(value: unknown): boolean {
  return isRow(value) && isText(value.en) && isText(value.hi);
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
