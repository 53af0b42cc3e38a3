import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';

/** Ledger entries of an order: debits positive, credits negative; every transaction sums to zero. */
export function LedgerCard({ order }: { order: DeskOrder }) {
  const copy = useCopy('desk-order');
  const { accounts } = useCopy('desk-watch');
  const { language } = usePage();
  return (
    <Card title={copy.ledger} id="ledger">
      {order.ledger.length === 0 && <p>{copy.noLedger}</p>}
      {order.ledger.map((line) => (
        <table key={`${line.kind} ${line.at}`} className="mb-3 w-full text-small">
          <caption className="py-1 text-left font-semibold">
            <CodeWord code={line.kind} words={copy.bookings} />
            {` · ${instantText(line.at, language)}`}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{copy.account}</th>
              <th scope="col">{copy.amount}</th>
            </tr>
          </thead>
          <tbody>
            {line.entries.map(({ account, amount }) => (
              <tr key={account} className="border-line border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  <CodeWord code={account} words={accounts} />
                </th>
                <td className="nums py-1 text-right">{formatRupees(paise(amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Card>
  );
}
