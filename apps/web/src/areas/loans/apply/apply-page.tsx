import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { LoanFrame } from '../calculators/loan-frame.tsx';
import { hasVehicleAge } from '../facts/eligibility-wish.ts';
import type { LoanWish } from '../facts/loan-wish.ts';
import { applicationPath } from './loan-paths.ts';

/** Fields of a draft as typed. */
export type ApplyTyped = {
  readonly amount: string;
  readonly months: string;
  readonly value: string;
  readonly vehicleAge: string;
};
export type ApplyField = keyof ApplyTyped;
export type ApplyOutcome =
  | { readonly kind: 'faults'; readonly faults: readonly ApplyField[]; readonly typed: ApplyTyped }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly typed: ApplyTyped };

type ApplyPageProps = {
  readonly wish: LoanWish;
  readonly lenders: number;
  readonly mine: Answer<'listLoanApplications'>['applications'];
  readonly failure: PageFailure | null;
  readonly outcome: ApplyOutcome | null;
};

/** The loan that is asked for, before anything is sent; and the person's applications. */
export function ApplyPage({ wish, lenders, mine, failure, outcome }: ApplyPageProps) {
  const { start: copy } = useCopy('loan-application');
  const loans = useCopy('loans');
  return (
    <LoanFrame title={copy.title} lead={copy.lead}>
      {failure !== null && <FailureFace failure={failure} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {failure === null &&
        (lenders === 0 ? <p>{loans.apply.closed}</p> : <DraftForm wish={wish} outcome={outcome} />)}
      {mine.length > 0 && <Mine mine={mine} />}
    </LoanFrame>
  );
}

function DraftForm({ wish, outcome }: Pick<ApplyPageProps, 'wish' | 'outcome'>) {
  const { start: copy, errorsTitle } = useCopy('loan-application');
  const loans = useCopy('loans');
  const start: ApplyTyped = {
    amount: wish.typed.amount,
    months: wish.typed.months,
    value: '',
    vehicleAge: '0',
  };
  const typed = outcome?.typed ?? start;
  const faults = outcome?.kind === 'faults' ? outcome.faults : [];
  const field = (name: ApplyField) => ({
    id: name,
    name,
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    defaultValue: typed[name],
    error: faults.includes(name) ? copy.errors[name] : undefined,
  });
  return (
    <Form method="post" action="/loans/apply">
      <Card id="draft" title={loans.kinds[wish.kind]}>
        <div className="grid gap-4">
          <FormErrors
            title={errorsTitle}
            errors={faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
          />
          <input type="hidden" name="kind" value={wish.kind} />
          <TextField {...field('amount')} label={loans.fields.amount} prefix="₹" required />
          <TextField {...field('months')} label={loans.fields.months} required />
          {wish.kind !== 'personal' && (
            <TextField {...field('value')} label={copy.value} prefix="₹" required />
          )}
          {hasVehicleAge(wish.kind) && (
            <TextField {...field('vehicleAge')} label={copy.vehicleAge} required />
          )}
          <SubmitButton label={copy.submit} busy={copy.busy} action="/loans/apply" block />
        </div>
      </Card>
    </Form>
  );
}

function Mine({ mine }: Pick<ApplyPageProps, 'mine'>) {
  const copy = useCopy('loan-application');
  const loans = useCopy('loans');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <Card id="mine" title={copy.start.mine}>
      <ul className="grid gap-2">
        {mine.map(({ applicationId, state, ask, createdAt }) => (
          <li key={applicationId} className="grid py-1">
            <a href={path(applicationPath(applicationId))}>
              {copy.start.open(loans.kinds[ask.kind], formatRupees(ask.amount as Paise))}
            </a>
            <span className="text-ink-2 text-small">
              {copy.states[state]}.{' '}
              {copy.start.startedOn(formatIstDate(istDateOf(new Date(createdAt)), language))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
