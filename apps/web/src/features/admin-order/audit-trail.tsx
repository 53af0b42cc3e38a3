import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { Card } from '@pahiya/ui/card';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { instantText } from '../../page-parts/instant-text.ts';

/** What operators did with an order, newest first, also what was refused. Acts and outcomes are codes. */
export function AuditTrail({ order }: { order: DeskOrder }) {
  const admin = useCopy('admin');
  const copy = useCopy('admin-order');
  const { language } = usePage();
  return (
    <Card title={copy.audit} id="audit">
      <ol className="grid gap-3">
        {order.acts.map((act) => (
          <li key={`${act.at} ${act.act} ${act.subject}`} className="grid gap-0.5 text-small">
            <b>
              <EnglishRun text={act.act} />
              {' · '}
              {act.outcome === 'done' ? copy.done : <EnglishRun text={act.outcome} />}
            </b>
            <span className="text-ink-2">
              {`${instantText(act.at, language)} · ${act.by?.displayName ?? admin.nobody}`}
            </span>
            {act.note !== null && (
              <span lang="en" className="break-words">
                {act.note}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
