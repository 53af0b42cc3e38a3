import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Plate } from '@pahiya/ui/plate';
import { SumHead } from '@pahiya/ui/sum-head';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import type { DueSum } from './due-sum.ts';
import type { SearchProgress } from './source-progress.ts';

type ResultsHeadProps = {
  readonly display: string;
  readonly due: DueSum;
  readonly progress: SearchProgress;
};

/** The sum due, of how many challans, and the plate. */
export function ResultsHead({ display, due, progress }: ResultsHeadProps) {
  const copy = useCopy('challan-results');
  const { count, fines, unset, isUrgentFirst } = due;
  const none = progress.asking > 0 ? copy.checking : copy.notSure.title;
  const isKnown = count > 0 || progress.asking + progress.missing === 0;
  const note = [
    isKnown ? copy.pendingNote(count, isUrgentFirst) : none,
    ...(unset > 0 && fines > 0 ? [copy.unsetNote(unset)] : []),
  ];
  return (
    <SumHead
      title={fines > 0 ? copy.due(formatRupees(paise(fines))) : copy.title}
      note={note.join(' · ')}
      isSteady
      plate={<Plate parts={plateParts(display)} size="sm" label={copy.plate} />}
    />
  );
}
