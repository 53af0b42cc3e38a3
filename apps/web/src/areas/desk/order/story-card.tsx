import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../parts/texts/code-run.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

/** Events of an order, newest last. */
export function StoryCard({ order }: { order: DeskOrder }) {
  const copy = useCopy('desk-order');
  const { language } = usePage();
  const items = useCopy('desk-items');
  // An event without words stands as its code.
  const words: Readonly<Record<string, string>> = { ...items.events, ...copy.events };
  return (
    <Card title={copy.story} id="story">
      <ol className="grid gap-3">
        {order.events.map((event) => (
          <li
            key={`${event.kind} ${event.at} ${event.challanNumber}`}
            className="grid gap-0.5 text-small"
          >
            <b>
              {words[event.kind] ?? <CodeRun text={event.kind} />}
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
