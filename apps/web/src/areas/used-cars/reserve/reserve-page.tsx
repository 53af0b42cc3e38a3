import type { Answer } from '@pahiya/api-client/api-client';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { PriceLines } from '@pahiya/ui/price-lines';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { clockText, instantText } from '../../../parts/failure/instant-text.ts';
import { reservePath, usedCarPath } from '../facts/used-car-paths.ts';
import { carName, fullPrice } from '../facts/used-car-words.ts';
import type { ReserveOutcome } from './reserve-outcome.ts';

type ReservePageProps = {
  readonly car: Answer<'usedCarListing'>['car'];
  readonly turn: Answer<'usedCarTurn'>;
  /** Idempotency key: a press creates one order, however often it is sent. */
  readonly formKey: string;
  readonly isLoggedIn: boolean;
  readonly outcome: ReserveOutcome | null;
};

/** What a reservation costs and how it ends, before the payment; or the queue, while another buyer has the car. */
export function ReservePage(props: ReservePageProps) {
  const { car, turn, outcome } = props;
  const copy = useCopy('reserve-car');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3">
      <div className="grid gap-1">
        <h1>{copy.title}</h1>
        <p className="text-lead" translate="no">
          {carName(car)} {car.madeYear}, {fullPrice(car.pricePaise)}
        </p>
        <p>
          <a href={path(usedCarPath(car))} className="inline-flex min-h-11 items-center">
            {copy.back}
          </a>
        </p>
      </div>
      {outcome?.kind === 'failed' && turn.payingUntil === null && (
        <FailureFace failure={outcome.failure} action={null} />
      )}
      {turn.orderId !== null ? (
        <OwnCard orderId={turn.orderId} />
      ) : turn.isHeld ? (
        <QueueCard {...props} />
      ) : turn.payingUntil !== null ? (
        <PayingCard listing={car.listing} until={turn.payingUntil} />
      ) : (
        <TokenCard {...props} />
      )}
    </div>
  );
}

/** The way on to the person's own reservation, paid or not. */
function OwnCard({ orderId }: { readonly orderId: string }) {
  const { own } = useCopy('reserve-car');
  const path = usePagePath();
  return (
    <Card id="own" title={own.title}>
      <p className="pb-4">{own.text}</p>
      <ButtonLink href={path(`/orders/${orderId}`)} size="lg" block>
        {own.open}
      </ButtonLink>
    </Card>
  );
}

/** While another buyer has minutes to pay: nobody else can, and there is no queue yet. */
function PayingCard({ listing, until }: { readonly listing: string; readonly until: string }) {
  const { paying } = useCopy('reserve-car');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <Card id="paying" title={paying.title}>
      <p className="pb-4">{paying.text(clockText(until, language))}</p>
      <ButtonLink href={path(reservePath(listing))} variant="outline">
        {paying.again}
      </ButtonLink>
    </Card>
  );
}

function TokenCard({ car, turn, formKey, isLoggedIn, outcome }: ReservePageProps) {
  const copy = useCopy('reserve-car');
  const total = fullPrice(turn.tokenPaise);
  const action = reservePath(car.listing);
  return (
    <Card id="token">
      {outcome?.kind === 'changed' && (
        <p role="alert" className="pb-3 font-semibold">
          {copy.changed(total)}
        </p>
      )}
      <PriceLines
        lines={[{ id: 'token', label: copy.token, amount: total }]}
        total={{ label: copy.total, amount: total }}
      />
      <ul className="grid list-disc gap-2 ps-5 pt-4">
        {copy.terms(turn.holdHours, turn.refundWorkingDays).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {isLoggedIn ? (
        <Form method="post" action={action} className="pt-4">
          <input type="hidden" name="intent" value="reserve" />
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="total" value={turn.tokenPaise} />
          <SubmitButton label={copy.pay(total)} busy={copy.busy} action={action} size="lg" block />
        </Form>
      ) : (
        <SignIn next={action} label={copy.signIn} />
      )}
    </Card>
  );
}

function QueueCard({ car, turn, isLoggedIn }: ReservePageProps) {
  const copy = useCopy('reserve-car');
  const { language } = usePage();
  const action = reservePath(car.listing);
  const isIn = turn.place !== null;
  return (
    <Card
      id="queue"
      title={car.hold === null ? copy.heldNow : copy.held(instantText(car.hold.until, language))}
    >
      <p>{copy.queueText}</p>
      {turn.place !== null && <p className="font-semibold">{copy.place(turn.place)}</p>}
      {isLoggedIn ? (
        <Form method="post" action={action} className="pt-4">
          <input type="hidden" name="intent" value={isIn ? 'leave' : 'join'} />
          <SubmitButton
            label={isIn ? copy.leave : copy.join}
            busy={isIn ? copy.leaving : copy.joining}
            action={action}
            {...(isIn && { variant: 'outline' as const })}
            size="lg"
            block
          />
        </Form>
      ) : (
        <SignIn next={action} label={copy.signInQueue} />
      )}
    </Card>
  );
}

function SignIn({ next, label }: { readonly next: string; readonly label: string }) {
  const path = usePagePath();
  return (
    <form method="get" action={path('/sign-in')} className="pt-4">
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="lg" block>
        {label}
      </Button>
    </form>
  );
}
