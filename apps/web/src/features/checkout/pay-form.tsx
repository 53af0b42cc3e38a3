import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { PriceLines } from '@pahiya/ui/price-lines';
import { Form } from 'react-router';
import { useCopy } from '../../copy/use-copy.ts';
import { SubmitButton } from '../../page-parts/submit-button.tsx';
import { cartLines, money } from './cart-prices.ts';

type PayFormProps = {
  readonly data: CheckoutData;
  /** Address of the checkout with its choice. */
  readonly path: string;
  /** Makes the press one order, however often it is sent. */
  readonly formKey: string;
  /** The form came back without a choice. */
  readonly isMissing: boolean;
};

const speeds = [
  { type: 'STANDARD', name: 'standard' },
  { type: 'EXPRESS', name: 'express' },
] as const;

/** Both speeds with every line and both totals; neither is chosen for the person. The amount stands on the button as
 * soon as one is, by style alone, so also without script. */
export function PayForm({ data, path, formKey, isMissing }: PayFormProps) {
  const { speed, pay } = useCopy('checkout');
  return (
    <Form method="post" action={path} className="group/pay grid gap-4" id="pay">
      <input type="hidden" name="key" value={formKey} />
      {isMissing && (
        <FormErrors
          title={speed.missingTitle}
          errors={[{ fieldId: 'speed-standard', message: speed.missing }]}
        />
      )}
      <fieldset className="grid gap-4">
        <legend className="pb-3">
          <h2>{speed.title}</h2>
        </legend>
        {speeds.map((one) => (
          <SpeedChoice key={one.type} data={data} {...one} />
        ))}
      </fieldset>
      <p className="text-ink-2 text-small">{pay.note}</p>
      <p className="text-ink-2 text-small">{pay.held}</p>
      <SubmitButton
        label={<PayLabel data={data} />}
        busy={pay.busy}
        action={path.split('?')[0] ?? path}
        size="lg"
        block
      />
    </Form>
  );
}

function SpeedChoice({
  data,
  type,
  name,
}: (typeof speeds)[number] & { readonly data: CheckoutData }) {
  const copy = useCopy('checkout');
  const { totalAmount } = data.finalAmount[name];
  const total = money(totalAmount);
  return (
    <Card>
      <CheckField
        type="radio"
        id={`speed-${name}`}
        name="settlementType"
        value={type}
        label={<b className="text-lead">{copy.speed.choose(copy.speed[name].name, total)}</b>}
        hint={copy.speed[name].text}
        required
      />
      <input type="hidden" name={`total-${type}`} value={totalAmount} />
      <PriceLines
        lines={cartLines(data, name, copy)}
        total={{ label: copy.price.total, amount: total }}
      />
    </Card>
  );
}

function PayLabel({ data }: { data: CheckoutData }) {
  const { pay } = useCopy('checkout');
  const { standard, express } = data.finalAmount;
  return (
    <>
      <span className="group-has-[input:checked]/pay:hidden">{pay.choose}</span>
      <span className="hidden group-has-[#speed-standard:checked]/pay:inline">
        {pay.amount(money(standard.totalAmount))}
      </span>
      <span className="hidden group-has-[#speed-express:checked]/pay:inline">
        {pay.amount(money(express.totalAmount))}
      </span>
    </>
  );
}
