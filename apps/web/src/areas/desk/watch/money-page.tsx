import type { Answer } from '@pahiya/api-client/api-client';
import type { DeskRefund } from '@pahiya/contracts/operators/desk-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { BankCard } from './bank-card.tsx';
import { PayoutForm, type TypedPayout } from './payout-form.tsx';

type Money = Answer<'deskMoney'>;

type MoneyPageProps = {
  readonly money: Money;
  readonly isDone: boolean;
  readonly refused: Refused | null;
  readonly typed: TypedPayout;
  readonly isWrongAmount: boolean;
};

/** Trial balance, bank transactions, payouts, and refunds awaiting an operator. */
export function MoneyPage({ money, isDone, refused, ...payout }: MoneyPageProps) {
  const copy = useCopy('desk-watch').money;
  const { language } = usePage();
  const isBalanced = money.difference === 0 && money.unbalanced === 0;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      {isDone && refused === null && <DoneNote text={copy.payout.done} />}
      <RefusalNote refused={refused} />
      <p className="flex flex-wrap items-center gap-3">
        <StatusChip
          tone={isBalanced ? 'road' : 'brick'}
          word={isBalanced ? copy.balanced : copy.broken(formatRupees(paise(money.difference)))}
        />
        <span>{copy.transactions(money.transactions)}</span>
        {money.unbalanced > 0 && <span>{copy.unbalanced(money.unbalanced)}</span>}
        <span className="text-ink-2 text-small">
          {copy.asOf(instantText(money.asOf, language))}
        </span>
      </p>
      <div className="split">
        <Card title={copy.trial} id="trial">
          <TrialBalance accounts={money.accounts} />
        </Card>
        <Card title={copy.waiting} id="waiting">
          <p>{copy.approvalAbove(formatRupees(paise(money.approvalAbove)))}</p>
          {money.refunds.length === 0 && <p>{copy.noneWaiting}</p>}
          <ul className="grid gap-4">
            {money.refunds.map((refund) => (
              <WaitingRefund key={refund.refundId} refund={refund} />
            ))}
          </ul>
        </Card>
      </div>
      <BankCard lines={money.bank} />
      <PayoutForm {...payout} />
    </div>
  );
}

function TrialBalance({ accounts }: { accounts: Money['accounts'] }) {
  const { money: copy, accounts: words } = useCopy('desk-watch');
  return (
    <table className="w-full">
      <thead>
        <tr className="text-left text-ink-2 text-small">
          <th scope="col">{copy.account}</th>
          <th scope="col" className="text-right">
            {copy.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(accounts).map(([account, amount]) => (
          <tr key={account} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <CodeWord code={account} words={words} />
            </th>
            <td className="nums py-2 text-right">
              {formatRupees(paise(Math.abs(amount)))}
              {amount !== 0 && (
                <span className="text-ink-2 text-small">
                  {` ${amount > 0 ? copy.debit : copy.credit}`}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WaitingRefund({ refund }: { refund: DeskRefund }) {
  const { money: copy } = useCopy('desk-watch');
  const { refundStates, refunds } = useCopy('desk-order');
  const path = usePagePath();
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="nums">{formatRupees(paise(refund.amount))}</b>
        <StatusChip
          tone={refund.state === 'failed' ? 'brick' : 'amber'}
          word={refundStates[refund.state]}
        />
      </p>
      <p className="text-ink-2 text-small">
        {`${refunds.askedBy}: ${refund.requestedBy?.displayName ?? refunds.byRule}`}
      </p>
      <a
        href={path(`/desk/orders/${refund.orderId}#refunds`)}
        className="inline-flex min-h-11 items-center"
      >
        {copy.openOrder(refund.publicId)}
      </a>
    </li>
  );
}
