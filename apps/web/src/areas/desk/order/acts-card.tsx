import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { OrderForm } from './order-form.tsx';
import { type OrderOutcome, typedInto } from './order-outcome.ts';

type ActsProps = { readonly order: DeskOrder; readonly outcome: OrderOutcome | null };

/** The acts that are possible on an order's recharge, tag or report: a form each. */
export function ActsCard({ order, outcome }: ActsProps) {
  const copy = useCopy('desk-items');
  return (
    <Card title={copy.actsTitle} id="acts">
      {order.possibleActs.length === 0 && <p>{copy.noActs}</p>}
      <div className="grid gap-5">
        {order.possibleActs.map((act) => (
          <ActForm key={act} act={act} order={order} outcome={outcome} />
        ))}
      </div>
    </Card>
  );
}

function ActForm({ act, order, outcome }: ActsProps & { readonly act: DeskOrderAct }) {
  const copy = useCopy('desk-items');
  const { text, submit } = copy.acts[act];
  const typed = typedInto(outcome, act);
  const isEnd = act === 'give-up-order';
  const isUnsure = isEnd && outcome?.intent === 'not-sure';
  return (
    <OrderForm order={order} intent={act} className="grid gap-3">
      <p>{text}</p>
      {act !== 'ask-source' && (
        <TextField
          id={`note-${act}`}
          name="note"
          label={copy.note}
          defaultValue={typed.note?.[0]}
          maxLength={500}
        />
      )}
      {isEnd && (
        <CheckField
          id="give-up-order-sure"
          name="sure"
          value="1"
          label={copy.sure}
          error={isUnsure ? copy.notSure : undefined}
        />
      )}
      <div>
        <Button variant={isEnd ? 'dark' : 'outline'}>{submit}</Button>
      </div>
    </OrderForm>
  );
}
