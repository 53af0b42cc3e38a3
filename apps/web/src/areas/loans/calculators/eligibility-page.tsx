import type { Eligibility } from '@pahiya/domain/loans/eligibility';
import { loanKinds } from '@pahiya/domain/loans/loan-rules';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import {
  type EligibilityField,
  type EligibilityWish,
  hasVehicleAge,
} from '../facts/eligibility-wish.ts';
import { percentText } from '../facts/percent-text.ts';
import { LoanFrame } from './loan-frame.tsx';

/** A range of sums by lenders' usual rules, with the rule that sets it. */
export function EligibilityPage(page: EligibilityWish) {
  const copy = useCopy('loans');
  const path = usePagePath();
  return (
    <LoanFrame title={copy.eligibility.title} lead={copy.eligibility.lead}>
      <ChipLinks
        label={copy.kindLabel}
        labelHidden
        boxed
        links={loanKinds.map((kind) => ({
          href: path(`/loans/eligibility?kind=${kind}`),
          label: copy.kinds[kind],
          isCurrent: kind === page.kind,
        }))}
      />
      <EligibilityForm {...page} />
      {page.answer !== null && <AnswerCard answer={page.answer} />}
    </LoanFrame>
  );
}

function EligibilityForm({ kind, work, typed, faults }: EligibilityWish) {
  const copy = useCopy('loans');
  const path = usePagePath();
  const words = copy.eligibility;
  const field = (name: EligibilityField) => ({
    id: name,
    name,
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    defaultValue: typed[name],
    error: faults.includes(name) ? copy.errors[name] : undefined,
  });
  return (
    <form method="get" action={path('/loans/eligibility')} className="card grid gap-4">
      <FormErrors
        title={copy.errorsTitle}
        errors={faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
      />
      <input type="hidden" name="kind" value={kind} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          id="work"
          name="work"
          label={words.work}
          options={(['salaried', 'self-employed'] as const).map((value) => ({
            value,
            label: words.works[value],
          }))}
          defaultValue={work}
        />
        <TextField {...field('age')} label={words.age} required />
        <TextField {...field('income')} label={words.income} prefix="₹" required />
        <TextField {...field('instalments')} label={words.instalments} prefix="₹" />
        {kind !== 'personal' && (
          <TextField {...field('value')} label={words.value} prefix="₹" required />
        )}
        {hasVehicleAge(kind) && <TextField {...field('vehicleAge')} label={words.vehicleAge} />}
        <TextField {...field('months')} label={copy.fields.months} />
      </div>
      <div>
        <Button>{copy.update}</Button>
      </div>
    </form>
  );
}

function AnswerCard({ answer }: { readonly answer: Eligibility }) {
  const { eligibility: copy, ...shared } = useCopy('loans');
  const { language } = usePage();
  const sum = (amount: Paise) => formatRupees(roundDown(amount));
  const { least, most, bars, doubts, sums, limitedBy, terms } = answer;
  return (
    <Card id="answer" title={copy.result}>
      <div className="grid gap-3">
        <p className="nums text-lead">
          <b>
            {most === 0
              ? copy.none
              : least === 0
                ? copy.upTo(sum(most))
                : copy.range(sum(least), sum(most))}
          </b>
        </p>
        {bars.length > 0 && (
          <ul className="grid gap-2">
            {bars.map((bar) => (
              <li key={bar}>{copy.bars[bar]}</li>
            ))}
          </ul>
        )}
        {doubts.length > 0 && (
          <div>
            <h3>{copy.doubts}</h3>
            <ul className="grid gap-2">
              {doubts.map((bar) => (
                <li key={bar}>{copy.bars[bar]}</li>
              ))}
            </ul>
          </div>
        )}
        <h3>{copy.by}</h3>
        <ul className="grid gap-2">
          {sums.map(({ rule, share, ...range }) => (
            <li key={rule} className="grid">
              <span>
                {copy.rules[rule]}: {copy.range(sum(range.least), sum(range.most))}
              </span>
              <span className="text-ink-2 text-small">
                {copy.share(
                  share.least === share.most
                    ? percentText(share.most)
                    : `${percentText(share.least)}–${percentText(share.most)}`,
                )}{' '}
                {rule === limitedBy && copy.limited}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-ink-2 text-small">
          {copy.careful}{' '}
          {shared.usualSource(
            shared.confidence[terms.confidence],
            formatIstDate(terms.from, language),
          )}
        </p>
      </div>
    </Card>
  );
}

/** To a thousand rupees: the range is rough. */
function roundDown(amount: Paise): Paise {
  return paise(Math.floor(amount / 100_000) * 100_000);
}
