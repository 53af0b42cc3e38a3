import type { RtoOffice } from './rto-offices.ts';

/** A changed field of an office; null if it was or is empty. */
export type FieldChange = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Changes of a corrected list, by code. */
export type OfficeListChanges = {
  readonly added: readonly RtoOffice[];
  readonly removed: readonly RtoOffice[];
  readonly changed: readonly { readonly code: string; readonly fields: readonly FieldChange[] }[];
};

/** Compares two lists of offices code by code. */
export function compareOfficeLists(
  before: readonly RtoOffice[],
  after: readonly RtoOffice[],
): OfficeListChanges {
  const old = new Map(before.map((office) => [office.code, office]));
  const codes = new Set(after.map(({ code }) => code));
  return {
    added: after.filter(({ code }) => !old.has(code)),
    removed: before.filter(({ code }) => !codes.has(code)),
    changed: after.flatMap((office) => {
      const was = old.get(office.code);
      const fields = was === undefined ? [] : changedFields(was, office);
      return fields.length === 0 ? [] : [{ code: office.code, fields }];
    }),
  };
}

/** Replaces the rows with corrected ones of the same code and keeps the rest. */
export function mergeOffices(
  before: readonly RtoOffice[],
  corrected: readonly RtoOffice[],
): readonly RtoOffice[] {
  const rows = new Map([...before, ...corrected].map((office) => [office.code, office]));
  return [...rows.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function changedFields(before: RtoOffice, after: RtoOffice): FieldChange[] {
  const old: Readonly<Record<string, unknown>> = before;
  const fresh: Readonly<Record<string, unknown>> = after;
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(fresh[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: fresh[field] ?? null }));
}
