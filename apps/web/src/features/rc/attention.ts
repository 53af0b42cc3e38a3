import { blocksOf } from '@pahiya/domain/rc/blocks';
import type { Tone } from '@pahiya/ui/tone';
import { dayText, type RecordContext } from '../../record-words/record-context.ts';
import type { ValidityLine } from '../../record-words/validity-lines.ts';
import type { NcrView } from './ncr-view.ts';
import { statusTone, statusWord } from './standing-facts.ts';

/** One thing that needs the owner, with the group where it is explained. */
export type AttentionLine = {
  readonly id: string;
  readonly label: string;
  readonly detail: string | null;
  readonly tone: Tone;
  readonly word: string;
  readonly group: 'insurance' | 'validity' | 'blocks' | 'ncr';
};

/** What needs the owner, the gravest first; and what comes next when nothing does. */
export type Attention = {
  readonly lines: readonly AttentionLine[];
  readonly next: string | null;
};

const order: Readonly<Record<Tone, number>> = { brick: 0, amber: 1, sky: 2, neutral: 3, road: 4 };

/** Gathers blocks, papers that ended or end soon, and the region's age rule. A loan is no trouble by itself. */
export function attentionOf(
  context: RecordContext,
  papers: readonly ValidityLine[],
  ncr: NcrView | null,
): Attention {
  const lines = [
    ...statusLines(context),
    ...blockLines(context),
    ...papers.filter((paper) => paper.todo !== null).map(paperLine),
    ...ncrLines(context, ncr),
  ].sort((a, b) => order[a.tone] - order[b.tone]);
  return { lines, next: nextOf(context, papers) };
}

function statusLines(context: RecordContext): readonly AttentionLine[] {
  const { record, copy } = context;
  if (record.status.code === 'active') return [];
  return [
    {
      id: 'status',
      label: copy.fields.status,
      detail: null,
      tone: statusTone(record.status.code),
      word: statusWord(context),
      group: 'blocks',
    },
  ];
}

function blockLines({ record, today, copy }: RecordContext): readonly AttentionLine[] {
  const { block } = copy.explain;
  return blocksOf(record, today).flatMap(({ kind }): readonly AttentionLine[] => {
    const common = { id: kind, detail: null, group: 'blocks' } as const;
    switch (kind) {
      case 'blacklist':
        return [
          { ...common, label: copy.fields.blacklist, tone: 'brick', word: block.blacklist.title },
        ];
      case 'noc-issued':
        // The status says it already when it is the status that names the NOC.
        if (record.status.code === 'noc-issued') return [];
        return [{ ...common, label: copy.fields.noc, tone: 'amber', word: block.noc.title }];
      case 'non-use':
        return [{ ...common, label: copy.fields.nonUse, tone: 'amber', word: block.nonUse.title }];
      default:
        return [];
    }
  });
}

function paperLine(paper: ValidityLine): AttentionLine {
  const isInsurance = paper.document === 'third-party' || paper.document === 'own-damage';
  return {
    id: paper.document,
    label: paper.name,
    detail: paper.detail,
    tone: paper.tone,
    word: paper.word,
    group: isInsurance ? 'insurance' : 'validity',
  };
}

function ncrLines({ copy }: RecordContext, ncr: NcrView | null): readonly AttentionLine[] {
  if (ncr === null || ncr.todo === null) return [];
  return [
    {
      id: 'ncr',
      label: copy.ncrShort,
      detail: null,
      tone: ncr.tone,
      word: ncr.chip,
      group: 'ncr',
    },
  ];
}

/** The first paper to end after today, for a record without trouble. */
function nextOf(context: RecordContext, papers: readonly ValidityLine[]): string | null {
  const [first] = papers
    .filter((paper) => paper.state === 'in-order' && paper.upto !== null)
    .sort((a, b) => ((a.upto ?? '') < (b.upto ?? '') ? -1 : 1));
  if (first?.upto == null) return null;
  return context.copy.attention.next(first.name, dayText(context, first.upto));
}
