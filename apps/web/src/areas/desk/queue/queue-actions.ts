/** How many rows were assigned, and how many could not be. */
export type AssignOutcome = { readonly assigned: number; readonly skipped: number };

/** The outcome as a query parameter. */
export function writeOutcome({ assigned, skipped }: AssignOutcome): string {
  return `${assigned}.${skipped}`;
}

/** Reads the outcome from an address; null for anything else. */
export function readOutcome(text: string | null): AssignOutcome | null {
  const [, assigned, skipped] = /^(\d{1,3})\.(\d{1,3})$/.exec(text ?? '') ?? [];
  if (assigned === undefined || skipped === undefined) return null;
  return { assigned: Number(assigned), skipped: Number(skipped) };
}
