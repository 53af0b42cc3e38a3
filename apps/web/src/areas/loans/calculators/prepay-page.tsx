import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { PrepayField, PrepayWish } from '../facts/prepay-wish.ts';
import { LoanFields } from './loan-fields.tsx';
import { LoanFrame } from './loan-frame.tsx';

/** What a part payment saves, what closing costs, and the charge by rule. */
export function PrepayPage(page: PrepayWish) {
  const { prepay: copy } = useCopy('loans');
  return (
    <LoanFrame title={copy.title} lead={copy.lead}>
      <PrepayForm {...page} />
      {page.plan !== null && <PlanCard {...page} plan={page.plan} />}
      {page.exit !== null && <ExitCard exit={page.exit} />}
      {page.coolingOff !== null && (
        <Card id="cooling" title={copy.cooling.title}>
          <div className="grid gap-3">
            <p>{copy.cooling.text}</p>
            <KeyValues
              facts={[{ id: 'sum', term: copy.cooling.sum, detail: formatRupees(page.coolingOff) }]}
            />
            <p className="text-ink-2 text-small">{copy.cooling.note}</p>
          </div>
        </Card>
      )}
    </LoanFrame>
  );
}

function PrepayForm({ wish, typed, faults }: PrepayWish) {
  const copy = useCopy('loans');
  const path = usePagePath();
  const words = copy.prepay;
  const field = (name: PrepayField) => ({
    id: name,
    name,
    autoComplete: 'off',
    defaultValue: typed[name],
    error: faults.includes(name) ? copy.errors[name] : undefined,
  });
  const options = <Value extends string>(names: Readonly<Record<Value, string>>) =>
    (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
  return (
    <form method="get" action={path('/loans/prepay')} className="card grid gap-4">
      <FormErrors
        title={copy.errorsTitle}
        errors={[...wish.faults, ...faults].map((name) => ({
          fieldId: name,
          message: copy.errors[name],
        }))}
      />
      <input type="hidden" name="kind" value={wish.kind} />
      <LoanFields typed={wish.typed} faults={wish.faults} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...field('part')} label={words.part} prefix="₹" inputMode="numeric" />
        <TextField {...field('after')} label={words.after} inputMode="numeric" />
        <SelectField
          id="kept"
          name="kept"
          label={words.kept}
          options={options(words.keptOptions)}
          defaultValue={typed.kept}
        />
        <SelectField
          id="rateKind"
          name="rateKind"
          label={words.rateKind}
          options={options(words.rateKinds)}
          defaultValue={typed.rateKind}
        />
        <SelectField
          id="borrower"
          name="borrower"
          label={words.borrower}
          options={options(words.borrowers)}
          defaultValue={typed.borrower}
        />
        <TextField {...field('sanctioned')} label={words.sanctioned} inputMode="numeric" />
        <TextField
          {...field('charge')}
          label={words.charge}
          hint={words.chargeHint}
          inputMode="decimal"
        />
        <TextField {...field('days')} label={words.cooling.days} inputMode="numeric" />
      </div>
      <div>
        <Button>{copy.update}</Button>
      </div>
    </form>
  );
}

type PlanProps = PrepayWish & { readonly plan: NonNullable<PrepayWish['plan']> };

function PlanCard({ plan, typed, rule, partCharge }: PlanProps) {
  const { prepay: copy } = useCopy('loans');
  const charge = useCharge();
  return (
    <Card id="plan" title={copy.result}>
      <div className="grid gap-3">
        <KeyValues
          facts={[
            { id: 'saved', term: copy.saved, detail: formatRupees(plan.interestSaved) },
            { id: 'balance', term: copy.balance, detail: formatRupees(plan.balanceBefore) },
            ...(typed.kept === 'months'
              ? [{ id: 'emi', term: copy.newEmi, detail: formatRupees(plan.instalment) }]
              : [{ id: 'months', term: copy.monthsSaved, detail: String(plan.monthsSaved) }]),
            { id: 'left', term: copy.monthsLeft, detail: String(plan.monthsLeft) },
            { id: 'charge', term: copy.chargeTitle, detail: charge(partCharge) },
          ]}
        />
        {rule !== null && <p className="text-small">{copy.rules[rule.kind]}</p>}
      </div>
    </Card>
  );
}

function ExitCard({ exit }: { readonly exit: NonNullable<PrepayWish['exit']> }) {
  const { prepay: copy } = useCopy('loans');
  const charge = useCharge();
  return (
    <Card id="exit" title={copy.exit}>
      <KeyValues
        facts={[
          { id: 'sum', term: copy.exitSum, detail: formatRupees(exit.balance) },
          { id: 'charge', term: copy.chargeTitle, detail: charge(exit.charge) },
        ]}
      />
    </Card>
  );
}

/** A charge in words: 0 is none by the rule or the papers, null depends on papers. */
function useCharge(): (charge: Paise | null) => string {
  const { prepay: copy } = useCopy('loans');
  return (charge) => {
    if (charge === null) return copy.chargeUnknown;
    return charge === 0 ? copy.chargeNone : copy.chargeSum(formatRupees(charge));
  };
}
