import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { PriceLines } from '@pahiya/ui/price-lines';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { AmountChange } from '../../page-parts/amount-change.tsx';
import { FailureFace } from '../../page-parts/failure-face.tsx';
import { signInPath } from '../../page-parts/sign-in-path.ts';
import { plateParts } from '../../vehicle-number/plate-parts.ts';
import { CartCard } from './cart-card.tsx';
import { resultsPath } from './cart-choice.ts';
import { cartLines, money } from './cart-prices.ts';
import type { CheckoutOutcome, GatewayForm } from './checkout-outcome.ts';
import { PayForm } from './pay-form.tsx';
import { PromiseCard } from './promise-card.tsx';

type CheckoutPageProps = {
  readonly vehicleNumber: string;
  /** The number in its groups. */
  readonly display: string;
  readonly data: CheckoutData;
  readonly path: string;
  readonly formKey: string;
  readonly isLoggedIn: boolean;
  readonly outcome: Exclude<CheckoutOutcome, GatewayForm> | null;
};

/** The cart, what it costs at both speeds, by when it is settled, and the way to pay. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { data, outcome, vehicleNumber } = props;
  const copy = useCopy('checkout');
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-3">
      <div>
        <h1>{copy.title}</h1>
        <p className="flex flex-wrap items-center gap-3 pt-2">
          <Plate parts={plateParts(props.display)} size="sm" label={copy.vehicle} />
          <a href={path(resultsPath(vehicleNumber))}>{copy.back}</a>
        </p>
      </div>
      <OutcomeNote data={data} outcome={outcome} vehicleNumber={vehicleNumber} />
      <div className="split lg:grid-cols-[minmax(0,1fr)_26rem]!">
        <div className="grid gap-4">
          <CartCard userCart={data.userCart} />
          <PromiseCard tatStrip={data.tatStrip} />
        </div>
        {props.isLoggedIn ? (
          <PayForm
            key={props.formKey}
            data={data}
            path={props.path}
            formKey={props.formKey}
            isMissing={outcome?.kind === 'missing'}
          />
        ) : (
          <VisitorPrices data={data} next={props.path} />
        )}
      </div>
    </div>
  );
}

function OutcomeNote({
  data,
  outcome,
  vehicleNumber,
}: Pick<CheckoutPageProps, 'data' | 'outcome' | 'vehicleNumber'>) {
  const copy = useCopy('checkout');
  const path = usePagePath();
  if (outcome?.kind === 'changed') {
    const speed = outcome.settlementType === 'EXPRESS' ? 'express' : 'standard';
    return (
      <AmountChange
        words={copy.changed}
        before={money(outcome.before)}
        now={money(data.finalAmount[speed].totalAmount)}
      />
    );
  }
  if (outcome?.kind !== 'failed') return null;
  return (
    <FailureFace
      failure={outcome.failure}
      action={
        <>
          <ButtonLink href={path(resultsPath(vehicleNumber))} variant="dark">
            {copy.toResults}
          </ButtonLink>
          <ButtonLink href={path('/orders')} variant="outline">
            {copy.toOrders}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Both prices for somebody who is not signed in, and the way in; the cart is in the address and comes back. */
function VisitorPrices({ data, next }: { data: CheckoutData; next: string }) {
  const copy = useCopy('checkout');
  const path = usePagePath();
  return (
    <section className="grid gap-4" aria-labelledby="prices">
      <h2 id="prices">{copy.speed.title}</h2>
      {(['standard', 'express'] as const).map((speed) => (
        <Card key={speed} title={copy.speed[speed].name} id={`price-${speed}`} level={3}>
          <p>{copy.speed[speed].text}</p>
          <PriceLines
            lines={cartLines(data, speed, copy)}
            total={{
              label: copy.price.total,
              amount: money(data.finalAmount[speed].totalAmount),
            }}
          />
        </Card>
      ))}
      <Card title={copy.signIn.title} id="sign-in" level={3} look="quiet">
        <p>{copy.signIn.text}</p>
        <div className="actions pt-4">
          <ButtonLink href={path(signInPath(next))} size="lg">
            {copy.signIn.action}
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}
