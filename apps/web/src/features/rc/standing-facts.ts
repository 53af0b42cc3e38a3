import { blocksOf } from '@pahiya/domain/rc/blocks';
import type { RcStatusCode } from '@pahiya/domain/rc/rc-record';
import { RC_STATUS_MEANING } from '@pahiya/domain/rc/rc-status';
import type { Tone } from '@pahiya/ui/tone';
import { sentences } from '../../page-parts/sentences.ts';
import { dayText, type RecordContext } from '../../record-words/record-context.ts';
import { named, type Run } from '../../record-words/record-words.ts';
import { type FactView, fact } from './fact-view.ts';

const statusTones = { 'in-order': 'road', attention: 'amber', stop: 'brick' } as const;

/** How a status looks. */
export function statusTone(code: RcStatusCode): Tone {
  return statusTones[RC_STATUS_MEANING[code].tone];
}

/** Our word for the status; the register's own where we have none. */
export function statusWord({ record, copy }: RecordContext): string {
  const { code, raw } = record.status;
  return code === 'other' && raw !== '' ? raw : copy.explain.status[code].word;
}

/** Whose it is: how many owners, and the masked name. */
export function ownerFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const { owner } = copy.explain;
  const serial = record.ownerSerial;
  return [
    fact(context, 'ownerSerial', serial === null ? null : owner.serial(serial), {
      notes: [serial === null ? null : owner.means(serial)],
    }),
    fact(
      context,
      'ownerNameMasked',
      record.ownerNameMasked === null ? null : { text: record.ownerNameMasked, isEnglish: true },
      { notes: [owner.masked] },
    ),
  ];
}

/** The open loan, or that none is on record. */
export function loanFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const words = copy.explain.block.loan;
  if (record.financier === null) {
    return [fact(context, 'financier', words.none, { notes: [words.noneMeans] })];
  }
  return [
    fact(context, 'financier', named(record.financier), {
      chip: { tone: 'sky', word: copy.loanOpen },
      notes: [sentences(context.language, words.title, words.means), words.todo],
    }),
  ];
}

/** The status and every block, also those that are not there. */
export function blockFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const { block } = copy.explain;
  return [
    statusFact(context),
    blockFact(context, 'blacklist', record.blacklist, block.blacklist, 'brick'),
    blockFact(context, 'noc', record.noc, block.noc, 'amber'),
    ...nonUseFacts(context),
  ];
}

function statusFact(context: RecordContext): FactView {
  const { record, copy } = context;
  const { code, raw, asOn } = record.status;
  const words = copy.explain.status[code];
  const value: Run | string = code === 'other' && raw !== '' ? named(raw) : words.word;
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
  return fact(context, field, named(raw), {
    chip: { tone, word: words.title },
    notes: [words.means, words.todo],
  });
}

/** Only while it lasts: a period that is over concerns nobody. */
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
