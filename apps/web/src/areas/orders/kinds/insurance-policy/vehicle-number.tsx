import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../../parts/controls/submit-button.tsx';
import type { BodyProps } from '../../view/kind-view.ts';
import { asksNumber, numberIntent } from './number-acts.ts';

/** A vehicle that was insured before it had a number: its words, and the number, to be added once there is one. */
export function VehicleNumber({ order, details, outcome }: BodyProps<'insurance-policy'>) {
  const { newVehicle: copy } = useCopy('order-insurance-policy');
  const { byCode } = useCopy('errors');
  const { newVehicle } = details;
  if (newVehicle === null) return null;
  const { words, number, isNoted } = newVehicle;
  const errorOf = (shown: typeof outcome) => {
    if (shown?.kind === 'form' && shown.item === numberIntent) return copy.missing;
    if (shown?.kind !== 'failed' || shown.item !== numberIntent) return undefined;
    const { code } = shown.failure;
    const isTyped = code.startsWith('vehicle/') || code === 'request/bad-input';
    return isTyped ? copy.wrong : byCode[code].title;
  };
  const name = <b lang="en">{words}</b>;
  const here = `/orders/${order.orderId}`;
  return (
    <Card title={copy.title} id="vehicle-number">
      <div className="grid gap-3">
        <p>
          {name}. {number === null ? copy.appliedFor : isNoted ? copy.noted : copy.added}{' '}
          {number !== null && <b className="nums">{number}</b>}
        </p>
        {asksNumber(details) && (
          <Form method="post" action={here} className="grid gap-3">
            <input type="hidden" name="intent" value={numberIntent} />
            <TextField
              id="number"
              name="number"
              label={copy.number}
              hint={copy.hint}
              error={errorOf(outcome)}
              autoComplete="off"
              autoCapitalize="characters"
              required
            />
            <div>
              <SubmitButton
                label={copy.submit}
                busy={copy.busy}
                action={here}
                intent={numberIntent}
                variant="outline"
              />
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}
