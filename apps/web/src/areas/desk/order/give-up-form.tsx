import { giveUpReasons } from '@pahiya/contracts/operators/desk-reasons';
import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { OrderForm } from './order-form.tsx';
import { type FormFault, type OrderOutcome, typedInto } from './order-outcome.ts';

type GiveUpFormProps = { readonly order: DeskOrder; readonly outcome: OrderOutcome | null };

/** Marks challans as failed and refunds them: some or all, for one reason. Nothing is preselected; typed values
 * survive a refusal, but the confirmation that the authority was not paid must be given again. */
export function GiveUpForm({ order, outcome }: GiveUpFormProps) {
  const { giveUp: copy, reasons, receipt } = useCopy('desk-order');
  const challans = order.challans.filter(
    ({ acts }) => acts.includes('give-up') || acts.includes('refund-again'),
  );
  if (order.paymentState !== 'paid' || challans.length === 0) return null;
  const typed = typedInto(outcome, 'give-up');
  const isMine = outcome !== null && 'anchor' in outcome && outcome.anchor === 'give-up';
  const saying = (intent: FormFault, words: string) =>
    isMine && outcome.intent === intent ? words : undefined;
  return (
    <Card title={copy.title} id="give-up">
      <p>{copy.text}</p>
      <p>{copy.limit}</p>
      <OrderForm order={order} intent="give-up" className="mt-3 grid gap-3">
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{copy.challans}</legend>
          {challans.map(({ orderChallanId, challanNumber, fine }, index) => (
            <CheckField
              key={orderChallanId}
              id={`give-up-${orderChallanId}`}
              name="challan"
              value={orderChallanId}
              defaultChecked={typed.challan?.includes(orderChallanId)}
              label={`${challanNumber} · ${formatRupees(paise(fine))}`}
              error={index === 0 ? saying('none-chosen', copy.noneChosen) : undefined}
            />
          ))}
        </fieldset>
        <SelectField
          id="give-up-reason"
          name="reason"
          label={copy.reason}
          emptyLabel={copy.choose}
          defaultValue={typed.reason?.[0] ?? ''}
          error={saying('no-reason', copy.noReason)}
          options={giveUpReasons.map((value) => ({ value, label: reasons[value] }))}
        />
        <TextField
          id="give-up-fine"
          name="newFine"
          defaultValue={typed.newFine?.[0]}
          label={copy.newFine}
          inputMode="decimal"
          maxLength={15}
          error={saying('wrong-amount', receipt.wrongAmount)}
        />
        <TextField
          id="give-up-note"
          name="note"
          defaultValue={typed.note?.[0]}
          label={copy.note}
          maxLength={500}
        />
        <CheckField
          id="give-up-sure"
          name="sure"
          value="1"
          label={copy.sure}
          error={saying('not-sure', copy.notSure)}
        />
        <div>
          <Button variant="dark">{copy.submit}</Button>
        </div>
      </OrderForm>
    </Card>
  );
}
