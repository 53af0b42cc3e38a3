import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import type { Tone } from '@pahiya/ui/tone';
import { type RecordContext, reportedText } from '../../../../parts/record-words/record-context.ts';
import { ours, type Run } from '../../../../parts/record-words/record-words.ts';

/** Source of a fact: the registry's record, our list of RTOs, or our own calculation. */
export type FactSource = 'registry' | 'rto-list' | 'calculated';

/** One fact as the page shows it. */
export type FactView = {
  /** Unique in the record: the field, or a name of its own where one field makes two rows. */
  readonly id: string;
  readonly field: ReportableField;
  readonly term: string;
  readonly value: Run;
  readonly source: FactSource;
  readonly chip: { readonly tone: Tone; readonly word: string } | null;
  /** Meaning and next step, a sentence each. */
  readonly notes: readonly Run[];
  readonly reported: string | null;
};

type Extra = {
  readonly id?: string;
  readonly term?: string;
  readonly source?: FactSource;
  readonly chip?: FactView['chip'];
  readonly notes?: readonly (Run | string | null)[];
};

/** A fact under its usual term; null is shown as "not on record". */
export function fact(
  context: RecordContext,
  field: ReportableField,
  value: Run | string | null,
  extra: Extra = {},
): FactView {
  return {
    id: extra.id ?? field,
    field,
    term: extra.term ?? context.copy.fields[field],
    value: toRun(value ?? context.copy.notOnRecord),
    source: extra.source ?? 'registry',
    chip: extra.chip ?? null,
    notes: (extra.notes ?? []).filter((note) => note !== null).map(toRun),
    reported: reportedText(context, field),
  };
}

function toRun(value: Run | string): Run {
  return typeof value === 'string' ? ours(value) : value;
}
