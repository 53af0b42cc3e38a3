import { type WrongDebitCause, wrongDebitCauses } from '@pahiya/domain/fastag/wrong-debit';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import {
  type CrossingFacts,
  type DisputeField,
  type DisputeOutcome,
  fieldsOf,
} from './dispute-request.ts';
import { DisputeResult } from './dispute-result.tsx';
import type { TagVehicle } from './load-tag-page.ts';
import { TagFrame } from './tag-frame.tsx';
import { tagPath } from './tag-paths.ts';

type TollDisputePageProps = {
  readonly vehicle: TagVehicle;
  readonly cause: WrongDebitCause | null;
  /** The crossing that the person came from; empty without one. */
  readonly crossing: CrossingFacts;
  readonly failure: PageFailure | null;
  readonly outcome: DisputeOutcome | null;
};

/** The kit against a wrong debit: causes as links, the facts as a form, then letter, papers, addresses and clocks. */
export function TollDisputePage({
  vehicle,
  cause,
  crossing,
  failure,
  outcome,
}: TollDisputePageProps) {
  const copy = useCopy('toll-tag').dispute;
  const path = usePagePath();
  const address = tagPath(vehicle.vehicleNumber, 'dispute');
  return (
    <TagFrame vehicle={vehicle} title={copy.title} lead={copy.lead}>
      {failure !== null && <FailureFace failure={failure} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {outcome?.kind === 'letter' && <DisputeResult answer={outcome.answer} />}
      {failure === null && (
        <section aria-labelledby="cause" className="no-print grid gap-4">
          <h2 id="cause">{copy.choose}</h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {wrongDebitCauses.map((one) => (
              <li key={one}>
                <a
                  className="card block h-full py-3! no-underline aria-[current]:border-ink aria-[current]:bg-sun-soft"
                  href={`${path(address)}?${new URLSearchParams({ cause: one, ...crossing })}#cause`}
                  aria-current={one === cause ? 'true' : undefined}
                >
                  <b className="block leading-snug">{copy.causes[one].name}</b>
                  <span className="text-ink-2 text-small">{copy.causes[one].text}</span>
                </a>
              </li>
            ))}
          </ul>
          {cause !== null && (
            <FactsForm
              key={cause}
              action={address}
              cause={cause}
              crossing={crossing}
              outcome={outcome}
            />
          )}
        </section>
      )}
    </TagFrame>
  );
}

type FactsFormProps = {
  readonly action: string;
  readonly cause: WrongDebitCause;
  readonly crossing: CrossingFacts;
  readonly outcome: DisputeOutcome | null;
};

const types: Readonly<Partial<Record<DisputeField, string>>> = {
  readAt: 'datetime-local',
  debitedAt: 'datetime-local',
  listedAt: 'datetime-local',
  removedAt: 'datetime-local',
  askedOn: 'date',
};

function FactsForm({ action, cause, crossing, outcome }: FactsFormProps) {
  const copy = useCopy('toll-tag').dispute;
  const faults = outcome?.kind === 'faults' ? outcome.faults : [];
  const known: Readonly<Partial<Record<DisputeField, string>>> = outcome?.typed ?? crossing;
  return (
    <Form method="post" action={`${action}?cause=${cause}`}>
      <Card id="facts" title={copy.facts}>
        <div className="grid gap-4">
          <p className="text-ink-2">{copy.factsNote}</p>
          <FormErrors
            title={copy.errorTitle}
            errors={faults.map((field) => ({ fieldId: field, message: copy.faults[field] }))}
          />
          {fieldsOf(cause).map((field) => (
            <TextField
              key={field}
              id={field}
              name={field}
              label={copy.fields[field]}
              type={types[field]}
              inputMode={field === 'debited' || field === 'asked' ? 'decimal' : undefined}
              autoComplete="off"
              maxLength={types[field] === undefined ? 80 : undefined}
              defaultValue={known[field]}
              error={faults.includes(field) ? copy.faults[field] : undefined}
            />
          ))}
          <p className="text-small">{copy.kept}</p>
          <SubmitButton label={copy.submit} busy={copy.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}
