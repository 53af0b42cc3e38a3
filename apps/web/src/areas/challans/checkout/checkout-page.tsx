import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import type { SettlementType } from '@pahiya/domain/challans/quote';
import { ButtonLink } from '@pahiya/ui/button';
import { Plate } from '@pahiya/ui/plate';
import { SumHead } from '@pahiya/ui/sum-head';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { AmountChange } from '../../../parts/payment/amount-change.tsx';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { resultsPath } from './cart-choice.ts';
import { money } from './cart-prices.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';
import { PayForm } from './pay-form.tsx';

type CheckoutPageProps = {
  readonly vehicleNumber: string;
  /** The number in its groups. */
  readonly display: string;
  readonly discoveryId: string;
  readonly data: CheckoutData;
  readonly path: string;
  readonly formKey: string;
  readonly speed: SettlementType;
  readonly isLoggedIn: boolean;
  readonly outcome: Exclude<CheckoutOutcome, GatewayForm> | null;
};

/** The cart as one receipt, with the total and the button always in view. */
export function CheckoutPage({ display, outcome, ...cart }: CheckoutPageProps) {
  const copy = useCopy('checkout');
  const { data, vehicleNumber, formKey } = cart;
  return (
    <div className="grid gap-4 pt-3">
      <SumHead
        title={copy.title}
        plate={<Plate parts={plateParts(display)} size="sm" label={copy.vehicle} />}
      />
      <OutcomeNote data={data} outcome={outcome} vehicleNumber={vehicleNumber} />
      <PayForm key={formKey} {...cart} />
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
