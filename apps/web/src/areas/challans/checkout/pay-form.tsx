import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import type { SettlementType } from '@pahiya/domain/challans/quote';
import { Card } from '@pahiya/ui/card';
import { OptionRow } from '@pahiya/ui/option-row';
import { PayBar } from '@pahiya/ui/pay-bar';
import { type FormEvent, useMemo, useRef } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { BothAmounts } from './both-amounts.tsx';
import { CartBill } from './cart-bill.tsx';
import { feesOf, money } from './cart-prices.ts';
import { rememberPress } from './pay-after-sign-in.ts';
import { PayNotes } from './pay-notes.tsx';
import { usePayAfterSignIn } from './use-pay-after-sign-in.ts';

type PayFormProps = {
  readonly data: CheckoutData;
  readonly vehicleNumber: string;
  readonly discoveryId: string;
  /** Address of the checkout with its choice. */
  readonly path: string;
  /** Idempotency key: a press creates one order, however often it is sent. */
  readonly formKey: string;
  /** Standard, the cheapest, unless the person chose express before signing in. */
  readonly speed: SettlementType;
  readonly isLoggedIn: boolean;
};

/** The receipt, the speed and the button in one form. A visitor's press leads through sign-in to the payment page. */
export function PayForm({ data, path, formKey, speed, isLoggedIn, ...cart }: PayFormProps) {
  const { standard, express } = data.finalAmount;
  const form = useRef<HTMLFormElement>(null);
  const totals = useMemo(
    () => ({ STANDARD: standard.totalAmount, EXPRESS: express.totalAmount }),
    [standard.totalAmount, express.totalAmount],
  );
  usePayAfterSignIn(form, { path, isLoggedIn, totals });
  const remember = (event: FormEvent<HTMLFormElement>) => {
    if (isLoggedIn) return;
    const chosen = new FormData(event.currentTarget).get('settlementType');
    const picked = chosen === 'EXPRESS' ? 'EXPRESS' : 'STANDARD';
    const press = { path, speed: picked, total: totals[picked] } as const;
    rememberPress(sessionStorage, press, Date.now());
  };
  return (
    <Form ref={form} method="post" action={path} onSubmit={remember} className="group/pay" id="pay">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="total-STANDARD" value={totals.STANDARD} />
      <input type="hidden" name="total-EXPRESS" value={totals.EXPRESS} />
      <div className="split pb-4 lg:grid-cols-[minmax(0,1fr)_26rem]!">
        <CartBill data={data} />
        <div className="grid gap-4">
          <Speeds data={data} speed={speed} />
          <PayNotes data={data} {...cart} />
        </div>
      </div>
      <TotalBar data={data} action={path.split('?')[0] ?? path} isLoggedIn={isLoggedIn} />
    </Form>
  );
}

/** Standard is included; express says its extra price and what it gives. */
function Speeds({ data, speed }: Pick<PayFormProps, 'data' | 'speed'>) {
  const copy = useCopy('checkout').speed;
  const { standard, express } = data.finalAmount;
  const name = 'settlementType';
  return (
    <Card>
      <fieldset>
        <legend className="sr-only">{copy.title}</legend>
        <OptionRow
          id="speed-standard"
          name={name}
          value="STANDARD"
          defaultChecked={speed === 'STANDARD'}
          label={copy.standard.name}
          hint={copy.standard.text}
          price={copy.included}
        />
        <OptionRow
          id="speed-express"
          name={name}
          value="EXPRESS"
          defaultChecked={speed === 'EXPRESS'}
          label={copy.express.name}
          hint={copy.express.text}
          price={`+ ${money(express.totalAmount - standard.totalAmount)}`}
        />
      </fieldset>
    </Card>
  );
}

type TotalBarProps = Pick<PayFormProps, 'data' | 'isLoggedIn'> & { readonly action: string };

/** The total of the receipt and the button, always in view. */
function TotalBar({ data, action, isLoggedIn }: TotalBarProps) {
  const { pay, price } = useCopy('checkout');
  const { standard, express } = data.finalAmount;
  const total = { standard: standard.totalAmount, express: express.totalAmount };
  const [before, after] = pay.amount.split('{amount}');
  const amount = (
    <>
      {before}
      <BothAmounts amounts={total} />
      {after}
    </>
  );
  return (
    <PayBar
      label={price.total}
      lines={
        <>
          {pay.fines(money(standard.challanAmount))} <BothAmounts amounts={feesOf(data)} />
        </>
      }
      total={<BothAmounts amounts={total} />}
      totalLabel={price.total}
      action={
        <SubmitButton label={isLoggedIn ? amount : pay.signIn} busy={pay.busy} action={action} />
      }
    />
  );
}
