import type { Answer } from '@pahiya/api-client/api-client';
import { loanKinds } from '@pahiya/domain/loans/loan-rules';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { FormErrors } from '@pahiya/ui/form-errors';
import { useState } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { type LoanWish, loanAddress, readLoan } from '../facts/loan-wish.ts';
import { percentText } from '../facts/percent-text.ts';
import { LoanCost } from './loan-cost.tsx';
import { LoanFields } from './loan-fields.tsx';
import { LoanFrame } from './loan-frame.tsx';

type Home = Answer<'loansHomepage'>;
type LoansPageProps = {
  readonly wish: LoanWish;
  readonly today: IstDate;
  readonly home: Home | null;
  readonly failure: PageFailure | null;
};

/** The page of loans: calculator, full cost, offers, public rates and further tools. */
export function LoansPage({ wish, today, home, failure }: LoansPageProps) {
  const copy = useCopy('loans');
  const path = usePagePath();
  return (
    <LoanFrame title={copy.title} lead={copy.lead} isHub>
      <ChipLinks
        label={copy.kindLabel}
        labelHidden
        boxed
        links={loanKinds.map((kind) => ({
          href: path(`/loans?kind=${kind}`),
          label: copy.kinds[kind],
          isCurrent: kind === wish.kind,
        }))}
      />
      <Calculator
        key={JSON.stringify([wish.kind, wish.typed])}
        wish={wish}
        today={today}
        home={home}
      />
      {failure !== null && <FailureFace failure={failure} />}
      {home !== null && <ApplyCard home={home} wish={wish} />}
      <Tools wish={wish} />
      {home !== null && wish.kind === 'new-car' && <PublicRates home={home} />}
    </LoanFrame>
  );
}

/** Works out as you type or slide; without script the form loads the page again. */
function Calculator({ wish, today, home }: Pick<LoansPageProps, 'wish' | 'today' | 'home'>) {
  const copy = useCopy('loans');
  const path = usePagePath();
  const { language } = usePage();
  const [typed, setTyped] = useState(wish.typed);
  const { loan, fee, faults } = readLoan(typed);
  // What the page was loaded with is marked at once; while somebody types, only once it is sent.
  const shown = typed === wish.typed ? wish.faults : [];
  const terms = home?.terms.find(({ kind }) => kind === wish.kind);
  return (
    <>
      <form method="get" action={path('/loans')} className="card grid gap-4">
        <h2>{copy.emiTitle}</h2>
        <FormErrors
          title={copy.errorsTitle}
          errors={shown.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
        />
        <input type="hidden" name="kind" value={wish.kind} />
        <LoanFields typed={typed} faults={shown.length > 0 ? shown : faults} onType={setTyped} />
        {terms !== undefined && (
          <p className="text-ink-2 text-small">
            {copy.usual(
              `${terms.months.least}–${terms.months.most}`,
              `${percentText(terms.rate.least)}–${percentText(terms.rate.most)}`,
              `${percentText(terms.fee.least)}–${percentText(terms.fee.most)}`,
            )}{' '}
            {copy.usualSource(
              copy.confidence[terms.confidence],
              formatIstDate(terms.from as IstDate, language),
            )}
          </p>
        )}
        <div>
          <Button>{copy.update}</Button>
        </div>
      </form>
      {loan !== null && <LoanCost loan={loan} fee={fee} today={today} />}
    </>
  );
}

function ApplyCard({ home, wish }: { readonly home: Home; readonly wish: LoanWish }) {
  const { apply: copy } = useCopy('loans');
  const path = usePagePath();
  const lenders = home.lenders.filter(({ kinds }) => kinds.includes(wish.kind));
  return (
    <Card id="apply" title={copy.title}>
      {lenders.length === 0 ? (
        <p>{copy.closed}</p>
      ) : (
        <div className="grid gap-3">
          <p>{copy.text(lenders.length)}</p>
          {lenders.some(({ sandbox }) => sandbox) && <p className="text-small">{copy.sandbox}</p>}
          <div>
            <ButtonLink href={path(loanAddress('/loans/apply', wish))}>{copy.link}</ButtonLink>
          </div>
        </div>
      )}
    </Card>
  );
}

function Tools({ wish }: { readonly wish: LoanWish }) {
  const { tools: copy } = useCopy('loans');
  const path = usePagePath();
  const links = [
    {
      id: 'prepay',
      href: loanAddress('/loans/prepay', wish),
      label: copy.prepay,
      hint: copy.prepayHint,
    },
    {
      id: 'eligibility',
      href: `/loans/eligibility?kind=${wish.kind}`,
      label: copy.eligibility,
      hint: copy.eligibilityHint,
    },
    { id: 'bike', href: '/loans/bike', label: copy.bike, hint: copy.bikeHint },
    { id: 'noc', href: '/loans/noc', label: copy.noc, hint: copy.nocHint },
  ];
  return (
    <Card id="tools" title={copy.title}>
      <ul className="grid gap-2">
        {links.map(({ id, href, label, hint }) => (
          <li key={id} className="grid py-1">
            <a href={path(href)}>{label}</a>
            <span className="text-ink-2 text-small">{hint}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PublicRates({ home }: { readonly home: Home }) {
  const { rates: copy } = useCopy('loans');
  const { language } = usePage();
  const [first] = home.rates;
  if (first === undefined) {
    return (
      <Card id="rates" title={copy.title}>
        <p>{copy.none}</p>
      </Card>
    );
  }
  return (
    <Card id="rates" title={copy.title}>
      <div className="grid gap-3">
        <p>{copy.lead}</p>
        <RowTable
          caption={copy.title}
          columns={[
            { id: 'lender', label: copy.lender },
            { id: 'rate', label: copy.rate },
          ]}
          rows={home.rates.map((rate) => ({
            id: rate.lender,
            name: (
              <a
                href={rate.url}
                target="_blank"
                rel="noopener noreferrer"
                lang="en"
                className="inline-block min-w-6"
              >
                {rate.lender}
              </a>
            ),
            cells: [
              <span key="rate" className="grid">
                <span className="nums">
                  {rate.to === null
                    ? copy.from(percentText(rate.from))
                    : `${percentText(rate.from)}–${percentText(rate.to)}`}
                </span>
                {rate.note !== null && (
                  <span className="text-ink-2 text-small">{rate.note[language]}</span>
                )}
                <span className="text-ink-2 text-small">
                  {copy.asOf(formatIstDate(rate.asOf as IstDate, language), rate.daysOld)}
                </span>
              </span>,
            ],
          }))}
        />
        <p className="text-ink-2 text-small">
          <span lang="en">{copy.source(first.source)}</span>
        </p>
      </div>
    </Card>
  );
}
