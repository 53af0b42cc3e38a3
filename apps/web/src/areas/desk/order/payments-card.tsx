import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

/** Payment attempts: the gateway's id, method and outcome. */
export function PaymentsCard({ order }: { order: DeskOrder }) {
  const copy = useCopy('desk-order');
  const { language } = usePage();
  return (
    <Card title={copy.attempts} id="payments">
      {order.attempts.length === 0 && <p>{copy.noAttempts}</p>}
      <ul className="grid gap-3">
        {order.attempts.map((attempt) => (
          <li key={attempt.gatewayPaymentId} className="grid gap-0.5 text-small">
            <b className="nums">{formatRupees(paise(attempt.amount))}</b>
            <span>
              <EnglishRun text={attempt.gatewayPaymentId} />
              {' · '}
              <CodeWord code={attempt.method} words={copy.methods} />
              {' · '}
              <CodeWord code={attempt.status} words={copy.attemptStates} />
            </span>
            <span className="text-ink-2">
              {instantText(attempt.at, language)}
              {attempt.use === null ? '' : ` · ${copy.uses[attempt.use]}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
