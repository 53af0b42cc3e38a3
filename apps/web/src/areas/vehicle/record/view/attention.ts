import { blocksOf } from '@pahiya/domain/rc/blocks';
import { rcStanding } from '@pahiya/domain/rc/rc-standing';
import type { Tone } from '@pahiya/ui/tone';
import { dayText, type RecordContext } from '../../../../parts/record-words/record-context.ts';
import type { ValidityLine } from '../../../../parts/record-words/validity-lines.ts';
import type { NcrView } from './ncr-view.ts';
import { statusView } from './standing-facts.ts';

/** One item that needs attention, with the anchor where it is explained. */
export type AttentionLine = {
  readonly id: string;
  readonly label: string;
  readonly detail: string | null;
  readonly tone: Tone;
  readonly word: string;
  readonly group: 'renew' | 'validity' | 'blocks' | 'ncr';
  /** Label of the link to covers and prices; null where the anchor is all there is. */
  readonly insure: string | null;
};

/** Items that need attention, most serious first, and the next date for a valid record. */
export type Attention = {
  readonly lines: readonly AttentionLine[];
  readonly next: string | null;
};

const order: Readonly<Record<Tone, number>> = { brick: 0, amber: 1, sky: 2, neutral: 3, road: 4 };

/** Collects status, blocks, papers that have expired or expire soon, and the NCR age rule. Hypothecation is normal
 * and not listed. */
export function attentionOf(
  context: RecordContext,
  papers: readonly ValidityLine[],
  ncr: NcrView | null,
): Attention {
  const lines = [
    ...statusLines(context),
    ...blockLines(context),
    ...papers.filter((paper) => paper.todo !== null).map((paper) => paperLine(context, paper)),
    ...ncrLines(context, ncr),
  ].sort((a, b) => order[a.tone] - order[b.tone]);
  return { lines, next: nextOf(context, papers) };
}

/** An expired registration or fitness is listed with the papers already. */
function statusLines(context: RecordContext): readonly AttentionLine[] {
  const { record, copy, today } = context;
  const standing = rcStanding(record, today);
  if (standing !== record.status.code || standing === 'active') return [];
  return [
    {
      id: 'status',
      label: copy.fields.status,
      detail: null,
      ...statusView(context),
      ...{ group: 'blocks', insure: null },
    },
  ];
}

function blockLines({ record, today, copy }: RecordContext): readonly AttentionLine[] {
  const { block } = copy.explain;
  return blocksOf(record, today).flatMap(({ kind }): readonly AttentionLine[] => {
    const common = { id: kind, detail: null, group: 'blocks', insure: null } as const;
    switch (kind) {
      case 'blacklist':
        return [
          { ...common, label: copy.fields.blacklist, tone: 'brick', word: block.blacklist.title },
        ];
      case 'noc-issued':
        // A status of "NOC issued" is listed already.
        if (record.status.code === 'noc-issued') return [];
        return [{ ...common, label: copy.fields.noc, tone: 'amber', word: block.noc.title }];
      case 'non-use':
        return [{ ...common, label: copy.fields.nonUse, tone: 'amber', word: block.nonUse.title }];
      default:
        return [];
    }
  });
}

/** A commercial vehicle has no price here: its line explains how to renew. */
function paperLine({ record, copy }: RecordContext, paper: ValidityLine): AttentionLine {
  const isInsurance = paper.document === 'third-party' || paper.document === 'own-damage';
  const lacksDamage = paper.document === 'own-damage' && paper.state === 'over';
  const { renew, getOwnDamage } = copy.attention;
  return {
    id: paper.document,
    label: paper.name,
    detail: paper.detail,
    tone: paper.tone,
    word: paper.word,
    group: isInsurance ? 'renew' : 'validity',
    insure: isInsurance && !record.isTransport ? (lacksDamage ? getOwnDamage : renew) : null,
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
      ...{ group: 'ncr', insure: null },
    },
  ];
}

/** The next paper to expire. */
function nextOf(context: RecordContext, papers: readonly ValidityLine[]): string | null {
  const [first] = papers
    .filter((paper) => paper.state === 'in-order' && paper.upto !== null)
    .sort((a, b) => ((a.upto ?? '') < (b.upto ?? '') ? -1 : 1));
  if (first?.upto == null) return null;
  return context.copy.attention.next(first.name, dayText(context, first.upto));
}
