import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { aprText } from '../facts/percent-text.ts';
import type { Application } from './application-page.tsx';
import { KeyFacts } from './key-facts.tsx';
import { applicationPath } from './loan-paths.ts';

export type LoanOffer = Application['offers'][number];

/** All offers in the disclosed order, each with its Key Facts Statement, and alike in weight. */
export function OfferCards({ application }: { readonly application: Application }) {
  const { offers: copy } = useCopy('loan-application');
  return (
    <section aria-labelledby="offers-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="offers-title">{copy.title}</h2>
        <p className="text-ink-2 text-small">{copy.order}</p>
      </div>
      {application.offers.map((offer) => (
        <Card
          key={offer.offerId}
          id={`offer-${offer.offerId}`}
          level={3}
          title={<Name offer={offer} />}
        >
          <div className="grid gap-3">
            <OfferFacts offer={offer} />
            <Form method="post" action={applicationPath(application.applicationId)}>
              <input type="hidden" name="intent" value="choose" />
              <input type="hidden" name="offerId" value={offer.offerId} />
              <SubmitButton
                label={
                  <>
                    {copy.choose}
                    <span className="sr-only">: {offer.lenderName}</span>
                  </>
                }
                busy={copy.choosing}
                action={applicationPath(application.applicationId)}
                intent="choose"
                variant="outline"
              />
            </Form>
          </div>
        </Card>
      ))}
    </section>
  );
}

function Name({ offer }: { readonly offer: LoanOffer }) {
  return <span lang="en">{offer.lenderName}</span>;
}

/** The figures by which offers are compared, and the whole statement on demand. */
export function OfferFacts({ offer }: { readonly offer: LoanOffer }) {
  const { offers: copy } = useCopy('loan-application');
  const { language } = usePage();
  const sum = (amount: number) => formatRupees(amount as Paise);
  return (
    <>
      <KeyValues
        facts={[
          {
            id: 'apr',
            term: copy.apr,
            detail: (
              <b className="nums">{offer.apr === null ? copy.notStated : aprText(offer.apr)}</b>
            ),
          },
          { id: 'emi', term: copy.emi, detail: <b className="nums">{sum(offer.instalment)}</b> },
          { id: 'months', term: copy.months, detail: String(offer.months) },
          { id: 'amount', term: copy.amount, detail: sum(offer.amount) },
          { id: 'net', term: copy.receive, detail: sum(offer.net) },
          {
            id: 'penal',
            term: copy.penal,
            detail:
              offer.facts.penalCharge === null ? (
                copy.notStated
              ) : (
                <span lang="en">{offer.facts.penalCharge}</span>
              ),
          },
        ]}
      />
      {offer.lenderApr !== null && offer.lenderApr.why !== 'same' && (
        <p className="text-small">
          {copy.lenderApr[offer.lenderApr.why](aprText(offer.lenderApr.stated))}
        </p>
      )}
      <p className="text-ink-2 text-small">
        {copy.validUntil(formatIstDate(istDateOf(new Date(offer.validUntil)), language))}
      </p>
      <Disclosure summary={copy.kfs}>
        <KeyFacts offer={offer} />
      </Disclosure>
    </>
  );
}
