import type { OrderEvent } from '@pahiya/contracts/challans/order-schema';
import { Disclosure } from '@pahiya/ui/disclosure';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { CodeRun } from '../../page-parts/code-run.tsx';
import { instantText } from '../../page-parts/instant-text.ts';
import { money } from './order-money.ts';

/** All events with their dates, oldest first. */
export function StoryCard({ events }: { events: readonly OrderEvent[] }) {
  const copy = useCopy('order');
  const { language } = usePage();
  const lines = events.map((event, index) => ({ ...event, id: `${index}-${event.kind}` }));
  return (
    <Disclosure summary={copy.story} id="story">
      <ol className="grid gap-3">
        {lines.map(({ id, kind, at, challanNumber, receiptNumber, amount }) => (
          <li key={id}>
            <b>{copy.events[kind]}</b>
            {amount !== null && <span className="nums">{` · ${money(amount)}`}</span>}
            <span className="block text-ink-2 text-small">
              <time dateTime={at}>{instantText(at, language)}</time>
              {challanNumber !== null && (
                <>
                  {' · '}
                  <CodeRun text={challanNumber} />
                </>
              )}
              {receiptNumber !== null && (
                <>
                  {' · '}
                  <CodeRun text={receiptNumber} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
