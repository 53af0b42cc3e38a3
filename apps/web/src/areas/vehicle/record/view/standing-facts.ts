import { blocksOf } from '@pahiya/domain/rc/blocks';
import { rcStanding, standingTone } from '@pahiya/domain/rc/rc-standing';
import type { Tone } from '@pahiya/ui/tone';
import { dayText, type RecordContext } from '../../../../parts/record-words/record-context.ts';
import { english, named, type Run, wordsOf } from '../../../../parts/record-words/record-words.ts';
import { type FactView, fact } from './fact-view.ts';

/** Colour of each level of seriousness. */
export const statusTones = { 'in-order': 'road', attention: 'amber', stop: 'brick' } as const;

/** The status of the RC with its colour; the registry's own word if unknown. */
export function statusView({ record, today, copy, language }: RecordContext): {
  readonly tone: Tone;
  readonly word: string;
} {
  const standing = rcStanding(record, today);
  const { raw } = record.status;
  // A chip has one language; the status row shows the registry's word on a Hindi page too.
  const isUnread = standing === 'other' && raw !== '' && language === 'en';
  return {
    tone: statusTones[standingTone(standing)],
    word: isUnread ? wordsOf(raw).text : copy.explain.status[standing].word,
  };
}

/** Owner name (masked) and ownership serial number. */
export function ownerFacts(context: RecordContext): readonly FactView[] {
  const { record } = context;
  const { ownerNameMasked, ownerSerial } = record;
  return [
    fact(context, 'ownerNameMasked', ownerNameMasked === null ? null : english(ownerNameMasked)),
    fact(context, 'ownerSerial', ownerSerial === null ? null : String(ownerSerial)),
  ];
}

/** Hypothecation, with the financier where it is active. */
export function loanFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const words = copy.explain.block.loan;
  const { hypothecation } = copy.plainFields;
  const row = { id: 'hypothecation', term: hypothecation };
  if (record.financier === null) {
    return [fact(context, 'financier', words.none, { ...row, notes: [words.noneMeans] })];
  }
  return [
    fact(context, 'financier', '', {
      ...row,
      chip: { tone: 'sky', word: words.active },
      notes: [words.todo],
    }),
    fact(context, 'financier', named(record.financier)),
  ];
}

/** RC status and every block. */
export function blockFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const { block } = copy.explain;
  return [
    blockFact(context, 'blacklist', record.blacklist, block.blacklist, 'brick'),
    blockFact(context, 'noc', record.noc, block.noc, 'amber'),
    ...nonUseFacts(context),
    statusFact(context),
  ];
}

/** The registry's word and its meaning on this date. */
function statusFact(context: RecordContext): FactView {
  const { record, copy, today } = context;
  const { code, raw, asOn } = record.status;
  const words = copy.explain.status[rcStanding(record, today)];
  const value: Run | string =
    code === 'other' && raw !== '' ? wordsOf(raw) : copy.explain.status[code].word;
  return fact(context, 'status', value, {
    notes: [words.means, words.todo, asOn === null ? null : copy.asOn(dayText(context, asOn))],
  });
}

type BlockWords = { title: string; means: string; todo: string; none: string };

function blockFact(
  context: RecordContext,
  field: 'blacklist' | 'noc',
  raw: string | null,
  words: BlockWords,
  tone: Tone,
): FactView {
  if (raw === null) return fact(context, field, words.none);
  return fact(context, field, wordsOf(raw), {
    chip: { tone, word: words.title },
    notes: [words.means, words.todo],
  });
}

/** Shown only while the period runs. */
function nonUseFacts(context: RecordContext): readonly FactView[] {
  const { record, copy, today } = context;
  const isRunning = blocksOf(record, today).some((block) => block.kind === 'non-use');
  if (!isRunning || record.nonUse === null) return [];
  const { from, upto } = record.nonUse;
  const words = copy.explain.block.nonUse;
  const period =
    from !== null && upto !== null
      ? copy.fromTo(dayText(context, from), dayText(context, upto))
      : copy.yes;
  return [
    fact(context, 'nonUse', period, {
      chip: { tone: 'amber', word: words.title },
      notes: [words.means, words.todo],
    }),
  ];
}
