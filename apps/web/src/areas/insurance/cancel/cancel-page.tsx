import type { Answer } from '@pahiya/api-client/api-client';
import { cancelReasons, thirdPartyGrounds } from '@pahiya/domain/insurance/cancelled-policy';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { cancelPath } from '../quote-paths.ts';
import { type CancelChoice, type CancelField, choiceQuery } from './cancel-wish.ts';

/** What came of the confirmation, where it does not lead to the order. */
export type CancelOutcome =
  | {
      readonly kind: 'faults';
      readonly faults: readonly CancelField[];
      readonly otherPolicy: string;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly otherPolicy: string };

type Policy = Answer<'readCancellation'>;
type CancelPageProps = {
  readonly orderId: string;
  readonly choice: CancelChoice;
  readonly policy: Policy;
  readonly outcome: CancelOutcome | null;
};

/** The refund first, then what would end, and only then the confirmation. */
export function CancelPage({ orderId, choice, policy, outcome }: CancelPageProps) {
  const copy = useCopy('insurance-cancel');
  const { language, brand } = usePage();
  const path = usePagePath();
  const here = cancelPath(orderId);
  const { offer } = policy;
  const isOver =
    offer.kind === 'refused' && ['not-in-force', 'over', 'third-party-left'].includes(offer.reason);
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path(`/orders/${orderId}`), label: copy.order },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.title} trail={trail} here={copy.title} />
      <PageTitle title={copy.title} lead={`${policy.insurer} · ${policy.policyNumber}`} />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {offer.kind === 'refund' ? (
        <RefundCard offer={offer} policy={policy} />
      ) : (
        <Card id="refund" title={copy.refusedTitle}>
          <p>{copy.refused[offer.reason](policy.helpline)}</p>
        </Card>
      )}
      {!isOver && <ChoiceForm {...{ choice, policy, here }} />}
      {offer.kind === 'refund' && (
        <ConfirmForm {...{ orderId, choice, policy, outcome }} total={offer.total} />
      )}
      <div>
        <ButtonLink variant="outline" href={path(`/orders/${orderId}`)}>
          {isOver ? copy.back : copy.keep}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What the refund depends on; asks for it again. */
function ChoiceForm({
  choice,
  policy,
  here,
}: Pick<CancelPageProps, 'choice' | 'policy'> & { readonly here: string }) {
  const copy = useCopy('insurance-cancel');
  const path = usePagePath();
  return (
    <form method="get" action={path(here)} className="card grid gap-4">
      <h2>{copy.choiceTitle}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {policy.asksClaim && (
          <SelectField
            id="claim"
            name="claim"
            label={copy.claim}
            hint={copy.claimHint}
            options={(['no', 'yes'] as const).map((value) => ({
              value,
              label: copy.claims[value],
            }))}
            defaultValue={choice.claim}
          />
        )}
        {policy.cover !== 'own-damage' && (
          <SelectField
            id="ground"
            name="ground"
            label={copy.ground}
            hint={copy.groundHint}
            emptyLabel={copy.noGround}
            options={thirdPartyGrounds.map((value) => ({ value, label: copy.grounds[value] }))}
            defaultValue={choice.ground ?? ''}
          />
        )}
      </div>
      <div>
        <Button variant="outline">{copy.recompute}</Button>
      </div>
    </form>
  );
}

function RefundCard({
  offer,
  policy,
}: {
  readonly offer: Extract<Policy['offer'], { kind: 'refund' }>;
  readonly policy: Policy;
}) {
  const copy = useCopy('insurance-cancel');
  const { language } = usePage();
  const sum = (amount: number) => formatRupees(amount as Paise);
  // Never more than was paid: before the first day the insurer's rounding comes back too.
  const rounding = offer.total - offer.premium - offer.gst;
  const left = Math.max(0, offer.policyDays - offer.usedDays);
  return (
    <Card id="refund" title={copy.refundTitle}>
      <div className="grid gap-3">
        <p className="nums font-bold text-h2">{sum(offer.total)}</p>
        <p>{copy.ends[offer.part]}</p>
        <KeyValues
          facts={[
            { id: 'paid', term: copy.paid, detail: sum(policy.paid) },
            { id: 'days', term: copy.days, detail: copy.daysLeft({ left, of: offer.policyDays }) },
            { id: 'premium', term: copy.premium, detail: sum(offer.premium) },
            { id: 'gst', term: copy.gst, detail: sum(offer.gst) },
            ...(rounding === 0
              ? []
              : [{ id: 'rounding', term: copy.rounding, detail: sum(rounding) }]),
            ...(policy.endsOn === null
              ? []
              : [
                  {
                    id: 'until',
                    term: copy.until,
                    detail: formatIstDate(policy.endsOn as IstDate, language),
                  },
                ]),
          ]}
        />
        {offer.isLeast && <p className="text-small">{copy.least}</p>}
        <p className="text-small">{copy.rule}</p>
      </div>
    </Card>
  );
}

function ConfirmForm({
  orderId,
  choice,
  policy,
  outcome,
  total,
}: CancelPageProps & { readonly total: number }) {
  const copy = useCopy('insurance-cancel');
  const here = `${cancelPath(orderId)}${choiceQuery(choice)}`;
  const faults: readonly CancelField[] = outcome?.kind === 'faults' ? outcome.faults : [];
  const errorOf = (name: CancelField) => (faults.includes(name) ? copy.errors[name] : undefined);
  return (
    <Form method="post" action={here} className="card grid gap-4">
      <h2>{copy.confirmTitle}</h2>
      <FormErrors
        title={copy.errorsTitle}
        errors={faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
      />
      <input type="hidden" name="refund" value={total} />
      {choice.ground === 'double-insurance' && (
        <TextField
          id="otherPolicy"
          name="otherPolicy"
          label={copy.otherPolicy}
          hint={copy.otherPolicyHint(policy.insurer)}
          error={errorOf('otherPolicy')}
          defaultValue={outcome?.otherPolicy ?? ''}
          autoComplete="off"
          required
        />
      )}
      <SelectField
        id="reason"
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        emptyLabel={copy.noReason}
        options={cancelReasons.map((value) => ({ value, label: copy.reasons[value] }))}
      />
      {policy.cover !== 'third-party' && <p className="text-small">{copy.sold}</p>}
      <CheckField
        id="confirm"
        name="confirm"
        value="yes"
        label={policy.asksClaim ? copy.confirmClaim[choice.claim] : copy.confirm}
        hint={copy.confirmHint[policy.offer.kind === 'refund' ? policy.offer.part : 'whole']}
        error={errorOf('confirm')}
      />
      <div>
        <SubmitButton
          label={total === 0 ? copy.submitWithout : copy.submit(formatRupees(total as Paise))}
          busy={copy.busy}
          action={here}
        />
      </div>
    </Form>
  );
}

/** In place of a policy that cannot be shown. */
export function CancelFailure({ failure }: { readonly failure: PageFailure }) {
  const copy = useCopy('insurance-cancel');
  const path = usePagePath();
  return (
    <div className="mx-auto max-w-xl pt-4">
      <FailureFace
        failure={failure}
        level={1}
        action={<ButtonLink href={path('/orders')}>{copy.orders}</ButtonLink>}
      />
    </div>
  );
}
