import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ContactFields } from '../../../parts/contact-consent/contact-fields.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import type { UsedCar } from '../car/used-car.ts';
import { askDealerPath, usedCarPath } from '../facts/used-car-paths.ts';
import { carName, fullPrice } from '../facts/used-car-words.ts';

/** What was typed; without a failure its text has contact data. */
export type AskDealerOutcome = {
  readonly typed: {
    readonly wish: string;
    readonly slot: string;
    readonly channels: readonly ContactChannel[];
  };
  readonly failure: PageFailure | null;
};

type AskDealerPageProps = {
  readonly car: UsedCar;
  readonly deed: 'asked' | 'joined' | null;
  readonly isLoggedIn: boolean;
  readonly outcome: AskDealerOutcome | null;
};

/** An enquiry about a listed car. The number is passed on only with a tick. */
export function AskDealerPage({ car, deed, isLoggedIn, outcome }: AskDealerPageProps) {
  const copy = useCopy('ask-dealer');
  const path = usePagePath();
  const dealer = car.canAsk && car.state === 'live' ? (car.dealer?.name ?? null) : null;
  const isSent = deed !== null && outcome === null;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.lead(carName(car), fullPrice(car.pricePaise))} />
      {isSent && (
        <>
          <DoneNote text={copy.done[deed]} />
          <p>
            <a href={path('/account/contacts')} className="inline-flex min-h-11 items-center">
              {copy.who}
            </a>
          </p>
        </>
      )}
      {dealer === null && <p>{copy.notOffered}</p>}
      {dealer !== null && !isSent && !isLoggedIn && (
        <Card id="sign-in">
          <div className="grid gap-3">
            <p>{copy.visitor(dealer)}</p>
            <div className="actions">
              <ButtonLink href={path(signInPath(askDealerPath(car.listing)))}>
                {copy.signIn}
              </ButtonLink>
            </div>
          </div>
        </Card>
      )}
      {dealer !== null && !isSent && isLoggedIn && (
        <AskForm listing={car.listing} dealer={dealer} outcome={outcome} />
      )}
      <p>
        <a
          data-document=""
          href={path(usedCarPath(car))}
          className="inline-flex min-h-11 items-center"
        >
          {copy.back}
        </a>
      </p>
    </div>
  );
}

type AskFormProps = {
  readonly listing: string;
  readonly dealer: string;
  readonly outcome: AskDealerOutcome | null;
};

function AskForm({ listing, dealer, outcome }: AskFormProps) {
  const copy = useCopy('ask-dealer');
  const { textWrong } = useCopy('contact-consent');
  const action = askDealerPath(listing);
  const typed = outcome?.typed;
  const isWrong = outcome !== null && outcome.failure === null;
  return (
    <Form method="post" action={action}>
      <Card id="ask" title={<bdi>{copy.to(dealer)}</bdi>}>
        <div className="grid gap-4">
          {outcome !== null && outcome.failure !== null && (
            <FailureFace failure={outcome.failure} action={null} />
          )}
          <FormErrors
            title={copy.errors}
            errors={isWrong ? [{ fieldId: 'wish', message: textWrong }] : []}
          />
          <ContactFields
            dealer={dealer}
            about="car"
            wish={copy.wish}
            isWishWrong={isWrong}
            typed={typed}
          />
          <SubmitButton label={copy.send} busy={copy.sending} action={action} block />
          <p className="text-ink-2 text-small">{copy.promise}</p>
        </div>
      </Card>
    </Form>
  );
}
