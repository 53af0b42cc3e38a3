import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import type { Tone } from '@pahiya/ui/tone';
import { type RecordContext, reportedText } from '../../record-words/record-context.ts';
import { ours, type Run } from '../../record-words/record-words.ts';

/** One fact as the page shows it; every one can be reported as wrong. */
export type FactView = {
  readonly field: ReportableField;
  readonly term: string;
  readonly value: Run;
  readonly chip: { readonly tone: Tone; readonly word: string } | null;
  /** What it means and what to do, a sentence each. */
  readonly notes: readonly Run[];
  readonly reported: string | null;
};

type Extra = { chip?: FactView['chip']; notes?: readonly (Run | string | null)[] };

/** A fact of the register, or what our list of offices makes of it. */
export function fact(
  context: RecordContext,
  field: ReportableField,
  value: Run | string | null,
  extra: Extra = {},
): FactView {
  return {
    field,
    term: context.copy.fields[field],
    value: toRun(value ?? context.copy.notOnRecord),
    chip: extra.chip ?? null,
    notes: (extra.notes ?? []).filter((note) => note !== null).map(toRun),
    reported: reportedText(context, field),
  };
}

function toRun(value: Run | string): Run {
  return typeof value === 'string' ? ours(value) : value;
}
