import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ContactTicks } from '../../../parts/contact-consent/contact-ticks.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { exchangePath } from '../facts/used-car-paths.ts';

/** Fields that can be wrong. */
export const exchangeFields = ['car', 'year', 'km', 'valuePaise', 'channel'] as const;
export type ExchangeField = (typeof exchangeFields)[number];

export type TypedExchange = {
  readonly value: string;
  readonly car: string;
  readonly year: string;
  readonly km: string;
  readonly channels: readonly ContactChannel[];
};

export type ExchangeOutcome = { readonly typed: TypedExchange } & (
  | { readonly kind: 'fields'; readonly fields: readonly ExchangeField[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure }
);

type ExchangeFormProps = {
  readonly listing: string;
  readonly dealer: string;
  /** Whole rupees. */
  readonly value: number;
  /** Id of the stored estimate that the value comes from; null: it was typed. */
  readonly estimateId: string | null;
  readonly isLoggedIn: boolean;
  readonly outcome: ExchangeOutcome | null;
};

/** Asks the dealer to take the person's own car in exchange. */
export function ExchangeForm({
  listing,
  dealer,
  value,
  estimateId,
  isLoggedIn,
  outcome,
}: ExchangeFormProps) {
  const copy = useCopy('part-exchange').ask;
  const { missing: noChannel } = useCopy('contact-consent');
  const path = usePagePath();
  const action =
    estimateId === null
      ? `${exchangePath(listing)}?value=${value}`
      : `${exchangePath(listing)}?estimate=${estimateId}`;
  if (!isLoggedIn) {
    return (
      <Card id="ask" title={copy.title(dealer)}>
        <div className="grid gap-3">
          <p>{copy.visitor}</p>
          <div className="actions">
            <ButtonLink href={path(signInPath(action))}>{copy.signIn}</ButtonLink>
          </div>
        </div>
      </Card>
    );
  }
  const wrong = outcome?.kind === 'fields' ? outcome.fields : [];
  const faultOf = (field: ExchangeField) => (field === 'channel' ? noChannel : copy.faults[field]);
  const error = (field: ExchangeField) => (wrong.includes(field) ? faultOf(field) : undefined);
  const typed = outcome?.typed;
  return (
    <Form method="post" action={action}>
      <Card id="ask" title={copy.title(dealer)}>
        <div className="grid gap-4">
          {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
          <FormErrors
            title={copy.errors}
            errors={wrong.map((field) => ({
              fieldId: fieldIds[field],
              message: faultOf(field),
            }))}
          />
          <p>{estimateId === null ? copy.text : copy.estimateText}</p>
          {estimateId === null ? (
            <>
              <input type="hidden" name="value" value={value} />
              <TextField
                id="car"
                name="car"
                label={copy.car}
                hint={copy.carHint}
                defaultValue={typed?.car}
                error={error('car')}
                autoComplete="off"
                maxLength={80}
                required
              />
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  id="year"
                  name="year"
                  label={copy.year}
                  defaultValue={typed?.year}
                  error={error('year')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  required
                />
                <TextField
                  id="km"
                  name="km"
                  label={copy.km}
                  defaultValue={typed?.km}
                  error={error('km')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={9}
                  required
                />
              </div>
            </>
          ) : (
            <input type="hidden" name="estimate" value={estimateId} />
          )}
          <ContactTicks
            dealer={dealer}
            about="car"
            chosen={typed?.channels}
            isMissing={wrong.includes('channel')}
          />
          <SubmitButton label={copy.submit(dealer)} busy={copy.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}

const fieldIds: Readonly<Record<ExchangeField, string>> = {
  car: 'car',
  year: 'year',
  km: 'km',
  valuePaise: 'value',
  channel: 'call',
};
