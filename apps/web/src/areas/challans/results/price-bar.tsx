import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { PayBar } from '@pahiya/ui/pay-bar';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { useAppDispatch } from '../../../frame/state/use-app-state.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { challansPath } from '../../../parts/vehicle-number/record-path.ts';
import { selectionReplaced } from '../discovery/challan-discovery-slice.ts';
import { payFormId } from '../ticket/challan-ticket.tsx';
import { type QuoteState, useQuote } from './use-quote.ts';

type PriceBarProps = {
  readonly vehicleNumber: string;
  readonly discoveryId: string;
  readonly payable: readonly string[];
  readonly picked: readonly string[];
  readonly isInApp: boolean;
};

/** The selection, its price, and the primary action, which selects all while nothing is selected. A GET form whose
 * checkboxes are in the tickets: before hydration, and without script, it opens the checkout with the same price. */
export function PriceBar({ vehicleNumber, discoveryId, payable, picked, isInApp }: PriceBarProps) {
  const copy = useCopy('challan-results').pay;
  const quote = useQuote(discoveryId, picked);
  const isLive = useIsLive();
  const dispatch = useAppDispatch();
  const action = `${challansPath(vehicleNumber)}/checkout`;
  const selectAll = isLive && picked.length === 0 ? copy.all(payable.length) : null;
  const label = selectAll ?? (isLive ? copy.submit : copy.seeTotal);
  return (
    <PayBar
      label={copy.label}
      lines={<Lines quote={quote} isLive={isLive} />}
      total={totalOf(quote, isLive, copy.nothing)}
      totalLabel={copy.total}
      action={
        <Form
          id={payFormId}
          action={action}
          method="get"
          onSubmit={(event) => {
            if (picked.length > 0) return;
            event.preventDefault();
            dispatch(selectionReplaced(payable));
          }}
        >
          <input type="hidden" name="d" value={discoveryId} />
          {isInApp && <input type="hidden" name="src" value="app" />}
          <SubmitButton label={label} busy={copy.busy} action={action} />
        </Form>
      }
    />
  );
}

/** False until the app runs in the browser. */
function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}

function totalOf(quote: QuoteState, isLive: boolean, nothing: string): string | undefined {
  if (quote.kind === 'price') return formatRupees(paise(quote.price.totalAmount));
  return quote.kind === 'none' && isLive ? nothing : undefined;
}

/** Fines and fees of the selection, or what to do while nothing is selected. */
function Lines({ quote, isLive }: { quote: QuoteState; isLive: boolean }) {
  const copy = useCopy('challan-results').pay;
  const errors = useCopy('errors').byCode;
  const { language } = usePage();
  switch (quote.kind) {
    case 'none':
      return isLive ? copy.hint : copy.tick;
    case 'working':
      return copy.working;
    case 'failed': {
      const { title, detail } = errors[quote.failure.code];
      return sentences(language, title, detail);
    }
    case 'price': {
      const { challanAmount, totalAmount } = quote.price;
      const fees = formatRupees(paise(totalAmount - challanAmount));
      return copy.parts(formatRupees(paise(challanAmount)), fees);
    }
  }
}
