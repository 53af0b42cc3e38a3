import { StackBar } from '@pahiya/ui/stack-chart';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { fullPrice } from '../facts/car-words.ts';
import {
  type CarCost,
  type CostEnergy,
  costSummary,
  partColours,
  partLabel,
  partNote,
} from './cost-notes.ts';

/** The five years as a bar and as lines, each with what it is computed from. */
export function CostLines({
  cost,
  energy,
}: {
  readonly cost: CarCost;
  readonly energy: CostEnergy;
}) {
  const copy = useCopy('car-cost');
  const { parts, totalPaise, perMonthPaise } = cost;
  const summary = costSummary(cost, copy);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {totalPaise === null ? (
          <span>{copy.totalNotKnown}</span>
        ) : (
          <>
            <strong className="amount">{fullPrice(totalPaise)}</strong>
            {perMonthPaise !== null && <span>{copy.perMonth(fullPrice(perMonthPaise))}</span>}
          </>
        )}
      </div>
      <StackBar
        parts={parts.map(({ id, totalPaise: size }) => ({
          id,
          colour: partColours[id],
          size: size ?? 0,
        }))}
      />
      {summary !== null && <p className="text-small">{summary}</p>}
      <dl className="prices">
        {parts.map((part) => (
          <div key={part.id}>
            <dt>
              <span className="inline-flex items-center gap-2">
                <span aria-hidden="true" className={`stack-swatch part-${partColours[part.id]}`} />
                {partLabel(part.id, copy, energy)}
              </span>
              <small>{partNote(part.id, cost, copy, energy)}</small>
            </dt>
            <dd>{part.totalPaise === null ? copy.notKnown : fullPrice(part.totalPaise)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
