import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import type { Tone } from '@pahiya/ui/tone';
import { type RecordContext, reportedText } from '../../record-words/record-context.ts';
import { ours, type Run } from '../../record-words/record-words.ts';

/** One fact as the page shows it. */
export type FactView = {
  readonly id: string;
  /** The field that can be reported as wrong; null for what we worked out ourselves. */
  readonly field: ReportableField | null;
  readonly term: string;
  readonly value: Run;
  readonly chip: { readonly tone: Tone; readonly word: string } | null;
  /** What it means and what to do, a sentence each. */
  readonly notes: readonly Run[];
  readonly reported: string | null;
};

type Extra = { chip?: FactView['chip']; notes?: readonly (Run | string | null)[] };

/** A fact of the register that people may say is wrong. */
export function fact(
  context: RecordContext,
  field: ReportableField,
  value: Run | string | null,
  extra: Extra = {},
): FactView {
  return {
    ...plainFact(context, field, context.copy.fields[field], value, extra),
    field,
    reported: reportedText(context, field),
  };
}

/** A fact that nobody reports: small print of the register, or ours. */
export function plainFact(
  context: RecordContext,
  id: string,
  term: string,
  value: Run | string | null,
  extra: Extra = {},
): FactView {
  return {
    id,
    field: null,
    term,
    value: toRun(value ?? context.copy.notOnRecord),
    chip: extra.chip ?? null,
    notes: (extra.notes ?? []).filter((note) => note !== null).map(toRun),
    reported: null,
  };
}

function toRun(value: Run | string): Run {
  return typeof value === 'string' ? ours(value) : value;
}
