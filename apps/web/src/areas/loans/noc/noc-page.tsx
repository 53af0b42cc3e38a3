import type { Answer } from '@pahiya/api-client/api-client';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { StopAlerts } from './clock-alerts.tsx';
import { ClockCard } from './clock-card.tsx';
import type { NocField, NocOutcome } from './noc-outcome.ts';

type NocPageProps = {
  /** Null: not signed in, or it could not be read. */
  readonly clocks: Answer<'listNocClocks'>['clocks'] | null;
  /** A vehicle to start with, from a link. */
  readonly number: string;
  /** Key of a message's link that ends its alerts; empty without one. */
  readonly stop: string;
  readonly isStopped: boolean;
  readonly failure: PageFailure | null;
  readonly outcome: NocOutcome | null;
};

/** Closed loans with their clocks, the form to start one, and the way to a clear RC. */
export function NocPage({ clocks, number, stop, isStopped, failure, outcome }: NocPageProps) {
  const copy = useCopy('loan-noc');
  const { brand, language } = usePage();
  const path = usePagePath();
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path('/loans'), label: copy.crumb },
  ];
  const next = number === '' ? '/loans/noc' : `/loans/noc?${new URLSearchParams({ number })}`;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.crumb} trail={trail} here={copy.title} />
      <PageTitle title={copy.title} lead={copy.lead} />
      {isStopped && <DoneNote text={copy.alerts.stopped} />}
      {stop !== '' && <StopAlerts stop={stop} />}
      {failure !== null && <FailureFace failure={failure} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {clocks === null && failure === null && (
        <Card id="sign-in" title={copy.signIn}>
          <p>{copy.signInText}</p>
          <div className="pt-4">
            <ButtonLink href={path(signInPath(next))}>{copy.signInLink}</ButtonLink>
          </div>
        </Card>
      )}
      {clocks?.map((clock) => (
        <ClockCard key={clock.clockId} clock={clock} outcome={outcome} />
      ))}
      {clocks !== null && <StartForm key={clocks.length} number={number} outcome={outcome} />}
      <Steps />
    </div>
  );
}

function StartForm({ number, outcome }: Pick<NocPageProps, 'number' | 'outcome'>) {
  const { form: copy, errorsTitle } = useCopy('loan-noc');
  const bad = outcome?.kind === 'faults' && outcome.clockId === null ? outcome : null;
  const field = (name: NocField) => ({
    id: name,
    name,
    autoComplete: 'off',
    defaultValue: bad?.typed[name] ?? (name === 'vehicleNumber' ? number : ''),
    error: bad?.faults.includes(name) === true ? copy.errors[name] : undefined,
  });
  return (
    <Form method="post" action="/loans/noc">
      <Card id="start" title={copy.title}>
        <div className="grid gap-4">
          <FormErrors
            title={errorsTitle}
            errors={(bad?.faults ?? []).map((name) => ({
              fieldId: name,
              message: copy.errors[name],
            }))}
          />
          <input type="hidden" name="intent" value="start" />
          <TextField {...field('vehicleNumber')} label={copy.vehicle} required />
          <TextField
            {...field('closedOn')}
            label={copy.closedOn}
            hint={copy.closedHint}
            inputMode="numeric"
            required
          />
          <TextField {...field('lender')} label={copy.lender} hint={copy.lenderHint} />
          <p className="text-ink-2 text-small">{copy.note}</p>
          <SubmitButton
            label={copy.submit}
            busy={copy.busy}
            action="/loans/noc"
            intent="start"
            block
          />
        </div>
      </Card>
    </Form>
  );
}

function Steps() {
  const { steps: copy } = useCopy('loan-noc');
  const path = usePagePath();
  return (
    <Card id="steps" title={copy.title}>
      <div className="grid gap-3">
        <ol className="grid list-decimal gap-2 ps-5">
          {copy.list.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <a href={path('/rto-services/hypothecation-removal')}>{copy.service}</a>
        </p>
        <p className="text-ink-2 text-small">{copy.lost}</p>
      </div>
    </Card>
  );
}
