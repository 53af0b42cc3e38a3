import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { instantText } from '../../page-parts/instant-text.ts';

/** Events of an order, newest last. */
export function StoryCard({ order }: { order: DeskOrder }) {
  const copy = useCopy('admin-order');
  const { language } = usePage();
  return (
    <Card title={copy.story} id="story">
      <ol className="grid gap-3">
        {order.events.map((event) => (
          <li
            key={`${event.kind} ${event.at} ${event.challanNumber}`}
            className="grid gap-0.5 text-small"
          >
            <b>
              {copy.events[event.kind]}
              {event.amount === null ? '' : ` · ${formatRupees(paise(event.amount))}`}
            </b>
            <span className="text-ink-2">
              {instantText(event.at, language)}
              {event.by === null ? '' : ` · ${copy.by(event.by.displayName)}`}
            </span>
            {event.challanNumber !== null && <EnglishRun text={event.challanNumber} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
