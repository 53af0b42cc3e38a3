import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { PayBar } from '@pahiya/ui/pay-bar';
import { useState } from 'react';
import { Form } from 'react-router';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { sentences } from '../../page-parts/sentences.ts';
import { SubmitButton } from '../../page-parts/submit-button.tsx';
import { challansPath } from '../../vehicle-number/record-path.ts';
import { payFormId } from './challan-ticket.tsx';
import type { ResultsCopy } from './ticket-view.ts';
import { type QuoteState, useQuote } from './use-quote.ts';

type PriceBarProps = {
  readonly vehicleNumber: string;
  readonly discoveryId: string;
  readonly picked: readonly string[];
  readonly isInApp: boolean;
};

/** What is picked, its price line by line, and the one yellow act. A GET form: its ticks are in the tickets, and without
 * script it leads to the checkout, which shows the same price. */
export function PriceBar({ vehicleNumber, discoveryId, picked, isInApp }: PriceBarProps) {
  const copy = useCopy('challan-results').pay;
  const errors = useCopy('errors').byCode;
  const { language } = usePage();
  const quote = useQuote(discoveryId, picked);
  const [isRefused, setRefused] = useState(false);
  const action = `${challansPath(vehicleNumber)}/checkout`;
  const price = quote.kind === 'price' ? quote.price : null;
  const failed = quote.kind === 'failed' ? errors[quote.failure.code] : null;
  return (
    <PayBar
      label={copy.label}
      lines={
        isRefused && quote.kind === 'none' ? (
          <b>{copy.pickFirst}</b>
        ) : failed === null ? (
          linesOf(quote, copy)
        ) : (
          sentences(language, failed.title, failed.detail)
        )
      }
      total={price === null ? undefined : formatRupees(paise(price.totalAmount))}
      totalLabel={copy.total}
      action={
        <Form
          id={payFormId}
          action={action}
          method="get"
          onSubmit={(event) => {
            setRefused(picked.length === 0);
            if (picked.length === 0) event.preventDefault();
          }}
        >
          <input type="hidden" name="d" value={discoveryId} />
          {isInApp && <input type="hidden" name="src" value="app" />}
          <SubmitButton label={copy.submit} busy={copy.busy} action={action} />
        </Form>
      }
    />
  );
}

/** Every part of the price that is not nothing, the fine first. */
function linesOf(quote: QuoteState, copy: ResultsCopy['pay']): string {
  if (quote.kind === 'none') return copy.hint;
  if (quote.kind !== 'price') return quote.kind === 'working' ? copy.working : copy.failed;
  const { challanAmount, legalFee, settlementFees, gstFee, discount } = quote.price;
  const parts = [
    { name: copy.fines, amount: challanAmount, sign: '' },
    { name: copy.fee, amount: settlementFees, sign: ' + ' },
    { name: copy.legal, amount: legalFee, sign: ' + ' },
    { name: copy.gst, amount: gstFee, sign: ' + ' },
    { name: copy.discount, amount: discount, sign: ' − ' },
  ];
  return parts
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount, sign }) => `${sign}${name} ${formatRupees(paise(amount))}`)
    .join('');
}
