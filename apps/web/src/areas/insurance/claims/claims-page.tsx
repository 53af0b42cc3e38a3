import {
  type ClaimClock,
  claimPapers,
  type complaintDays,
  lossKinds,
} from '@pahiya/domain/insurance/claim-clocks';
import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees } from '@pahiya/domain/shared/money';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { Fragment } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { TermSources } from '../terms/term-sources.tsx';
import type { ClaimLetterText } from './claim-letters.tsx';
import type { ClaimField, ClaimWish } from './claim-wish.ts';
import { ownClaimsAddress } from './own-claims-path.ts';

type ClaimsPageProps = {
  readonly wish: ClaimWish;
  readonly clocks: readonly ClaimClock[];
  readonly letters: readonly Pick<ClaimLetterText, 'kind' | 'body'>[];
  readonly complaint: ReturnType<typeof complaintDays>;
};

/** What to do after a loss: the first steps, papers of the kind of loss, days with dates, letters, and the ladder of
 * complaints. A plain form; nothing is stored. */
export function ClaimsPage({ wish, clocks, letters, complaint }: ClaimsPageProps) {
  const copy = useCopy('insurance-claims');
  const { language, brand, today } = usePage();
  const path = usePagePath();
  const day = (one: IstDate) => formatIstDate(one, language);
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path('/insurance-homepage'), label: copy.crumb },
  ];
  const { surveyorAbove } = policyTerms(wish.lostOn ?? today);
  const { portal } = policyTerms(today);
  const hintOf = (name: ClaimField) => {
    if (name !== 'amount') return copy.hints[name];
    return surveyorAbove === null ? undefined : copy.hints.amount(formatRupees(surveyorAbove));
  };
  const field = (name: ClaimField) => ({
    ...{ id: name, name, autoComplete: 'off', defaultValue: wish.typed[name] },
    label: copy.fields[name],
    hint: hintOf(name),
    error: wish.faults.includes(name) ? copy.errors[name] : undefined,
  });
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.title} trail={trail} here={copy.title} />
      <PageTitle title={copy.title} lead={copy.lead} />
      <Card id="first" title={copy.firstTitle}>
        <ol className="grid list-decimal gap-2 pl-5">
          {copy.first.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <form method="get" action={path('/insurance-claims')} className="card grid gap-4">
        <h2>{copy.formTitle}</h2>
        <p className="text-small">
          {copy.notKept} <a href={path(ownClaimsAddress(wish))}>{copy.keep}</a>
        </p>
        <FormErrors
          title={copy.errorsTitle}
          errors={wish.faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            id="loss"
            name="loss"
            label={copy.lossLabel}
            options={lossKinds.map((value) => ({ value, label: copy.losses[value] }))}
            defaultValue={wish.loss}
          />
          <TextField {...field('lost')} />
          <TextField {...field('told')} />
          <TextField {...field('amount')} prefix="₹" inputMode="numeric" />
        </div>
        <div>
          <Button>{copy.submit}</Button>
        </div>
      </form>
      {clocks.length > 0 && (
        <Card id="clocks" title={copy.clocksTitle}>
          <KeyValues
            facts={clocks.map(({ id, until, isOver, isUsual }) => ({
              id,
              term: copy.clocks[id],
              detail: (
                <span className="nums">
                  {day(until)} {isOver && <StatusChip tone="brick" word={copy.over} />}
                </span>
              ),
              note: isUsual ? copy.usual : undefined,
            }))}
          />
        </Card>
      )}
      <Card id="papers" title={copy.papersTitle(copy.losses[wish.loss])}>
        <div className="grid gap-3">
          <ul className="grid list-disc gap-1 pl-5">
            {claimPapers(wish.loss).map((paper) => (
              <li key={paper}>{copy.papers[paper]}</li>
            ))}
          </ul>
          <p className="text-small">{copy.papersNote}</p>
        </div>
      </Card>
      <Card id="letters" title={copy.lettersTitle}>
        <div className="grid gap-2">
          <p>{letters.length === 0 ? copy.noLetter : copy.lettersLead}</p>
          {letters.map(({ kind, body }) => (
            <Disclosure key={kind} summary={copy.letters[kind]}>
              <p className="whitespace-pre-line">{body}</p>
            </Disclosure>
          ))}
          <p className="text-small">
            {copy.lettersKept} <a href={path(ownClaimsAddress(wish))}>{copy.keep}</a>
          </p>
        </div>
      </Card>
      {complaint !== null && (
        <Card id="complain" title={copy.complainTitle}>
          <ol className="grid list-decimal gap-2 pl-5">
            <li>{copy.complainInsurer(day(complaint.answerBy))}</li>
            {portal !== null && (
              <li>
                {copy.complainPortal} <a href={`https://${portal.site}`}>{portal.site}</a>
                {portal.phones.map((phone) => (
                  <Fragment key={phone}>
                    {', '}
                    <a className="nums" href={`tel:${phone.replace(/\D/g, '')}`}>
                      {phone}
                    </a>
                  </Fragment>
                ))}
                {', '}
                <a href={`mailto:${portal.mail}`}>{portal.mail}</a>
              </li>
            )}
            <li>
              {copy.complainOmbudsman({
                until: day(complaint.ombudsmanUntil),
                upTo: formatRupees(complaint.ombudsmanUpTo),
              })}
            </li>
          </ol>
          <TermSources terms={['portal']} on={today} />
        </Card>
      )}
    </div>
  );
}
