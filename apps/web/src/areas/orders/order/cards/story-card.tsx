import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../../parts/texts/code-run.tsx';
import { useKindWords } from '../../kinds/use-kind-words.ts';
import { money } from '../../view/order-money.ts';

/** All events with their dates, oldest first. */
export function StoryCard({ order }: { order: OrderOnWire }) {
  const copy = useCopy('order');
  const { language } = usePage();
  const words = useKindWords(order);
  const lines = order.events.map((event, index) => ({ ...event, id: `${index}-${event.kind}` }));
  return (
    <Disclosure summary={copy.story} id="story">
      <ol className="grid gap-3">
        {lines.map(({ id, kind, at, item, reference, amount }) => (
          <li key={id}>
            <b>{words.events[kind] ?? copy.events[kind] ?? copy.otherEvent}</b>
            {amount !== null && <span className="nums">{` · ${money(amount)}`}</span>}
            <span className="block text-ink-2 text-small">
              <time dateTime={at}>{instantText(at, language)}</time>
              {item !== null && (
                <>
                  {' · '}
                  <CodeRun text={item} />
                </>
              )}
              {reference !== null && (
                <>
                  {' · '}
                  <CodeRun text={reference} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
