import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { bonusPath } from '../quote-paths.ts';

export type BonusFault = 'percent' | 'confirm';

/** What was refused, with what was chosen. */
export type BonusOutcome = {
  readonly faults: readonly BonusFault[];
  readonly percent: string;
  readonly failure: PageFailure | null;
};

type BonusPageProps = {
  readonly orderId: string;
  readonly policy: Answer<'readBonusCheck'>;
  readonly outcome: BonusOutcome | null;
};

/** Correction of a no-claim bonus that was declared too high: what each lower one would cost, what happens with it, and
 * only then the wish. Nothing is charged here. */
export function BonusPage({ orderId, policy, outcome }: BonusPageProps) {
  const copy = useCopy('insurance-bonus');
  const { language, brand } = usePage();
  const path = usePagePath();
  const { percent, options, correction } = policy;
  const sum = (due: number | null) => (due === null ? null : formatRupees(due as Paise));
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path(`/orders/${orderId}`), label: copy.order },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.title} trail={trail} here={copy.title} />
      <PageTitle
        title={copy.title}
        lead={
          <>
            <span lang="en">{policy.insurer}</span> · {policy.policyNumber}
          </>
        }
      />
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      <p>{copy.declared(percent)}</p>
      {correction !== null && (
        <Card id="correction" title={copy.askedTitle}>
          <p>
            {copy.states[correction.state]({
              ...{ insurer: policy.insurer, percent: correction.percent },
              due: sum(correction.due),
            })}
          </p>
        </Card>
      )}
      {correction === null && options.length === 0 && (
        <p>{copy.closed({ insurer: policy.insurer, helpline: policy.helpline })}</p>
      )}
      {options.length > 0 && <CorrectionForm orderId={orderId} policy={policy} outcome={outcome} />}
      <p>
        <a href={path(`/orders/${orderId}`)}>{copy.back}</a>
      </p>
    </div>
  );
}

function CorrectionForm({ orderId, policy, outcome }: BonusPageProps) {
  const copy = useCopy('insurance-bonus');
  const here = bonusPath(orderId);
  const faults = outcome?.faults ?? [];
  const errorOf = (name: BonusFault) => (faults.includes(name) ? copy.errors[name] : undefined);
  const options = policy.options.map(({ percent, due }) => ({
    value: String(percent),
    label: copy.option(percent, due === null ? null : formatRupees(due as Paise)),
  }));
  return (
    <Form method="post" action={here} className="card grid gap-4">
      <h2>{copy.formTitle}</h2>
      <FormErrors
        title={copy.errorsTitle}
        errors={faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
      />
      <SelectField
        id="percent"
        name="percent"
        label={copy.actual}
        hint={copy.actualHint}
        error={errorOf('percent')}
        emptyLabel={copy.choose}
        options={options}
        defaultValue={outcome?.percent ?? ''}
        required
      />
      <ul className="grid list-disc gap-1 pl-5">
        {copy.next(policy.insurer).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CheckField
        id="confirm"
        name="confirm"
        value="yes"
        label={copy.confirm(policy.insurer)}
        error={errorOf('confirm')}
      />
      <div>
        <SubmitButton label={copy.submit} busy={copy.busy} action={here} />
      </div>
    </Form>
  );
}
