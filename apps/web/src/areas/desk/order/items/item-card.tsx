import type { DeskItem, DeskTag } from '@pahiya/contracts/operators/desk-kind-schema';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { useItemFacts } from './use-item-facts.tsx';

/** The recharge, tag or report of an order: its state, what is known of it, and its dated steps. */
export function ItemCard({ item }: { item: DeskItem }) {
  const copy = useCopy('desk-items');
  const desk = useCopy('desk');
  const facts: readonly Fact[] = useItemFacts(item);
  const isLate = item.kind === 'fastag-recharge' && item.recharge.isOverdue;
  return (
    <Card
      id="item"
      title={copy.titles[item.kind]}
      aside={
        <span className="flex flex-wrap gap-2">
          {isLate && <StatusChip tone="brick" word={desk.late} />}
          <StatusChip tone="neutral" word={useStateWord(item)} />
        </span>
      }
    >
      <KeyValues facts={facts} />
      {item.kind === 'fastag-tag' && <TagSteps issue={item.issue} />}
    </Card>
  );
}

function useStateWord(item: DeskItem): string {
  const { states } = useCopy('desk-items');
  switch (item.kind) {
    case 'fastag-recharge':
      return states.recharge[item.recharge.state];
    case 'fastag-tag':
      return states.tag[item.issue.state];
    case 'service-report':
      return states.report[item.report.state];
    case 'insurance-policy':
      return states.policy[item.policy.state];
    case 'used-car-reservation':
      return states.reservation[item.reservation.state];
  }
}

function TagSteps({ issue }: Pick<DeskTag, 'issue'>) {
  const copy = useCopy('desk-items');
  const { language } = usePage();
  return (
    <section className="mt-4 grid gap-3 border-line border-t pt-4">
      <p className="text-ink-2 text-small">{copy.picturesKept}</p>
      <h3>{copy.steps}</h3>
      <ol className="grid gap-2">
        {issue.steps.map(({ state, at }) => (
          <li key={`${state} ${at}`} className="flex flex-wrap justify-between gap-x-3 text-small">
            <span>{copy.states.tag[state]}</span>
            <span className="text-ink-2">{instantText(at, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
