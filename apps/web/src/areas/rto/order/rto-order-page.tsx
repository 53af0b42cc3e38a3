import type { Answer } from '@pahiya/api-client/api-client';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { servicePath, servicesPath } from '../fees/service-paths.ts';
import { ChoiceForm } from './choice-form.tsx';
import type { OrderChoice } from './order-choice.ts';
import { PriceForm } from './price-form.tsx';

type RtoOrderPageProps = {
  readonly serviceId: string;
  readonly offer: Answer<'rtoServiceOffer'>;
  readonly choice: OrderChoice;
  /** Whether a price was asked for: then empty fields are errors. */
  readonly isAsked: boolean;
  readonly price: Answer<'rtoServicePrice'> | null;
  readonly priceFailure: PageFailure | null;
  /** The vehicle number, if it is one. */
  readonly display: string | null;
  readonly formKey: string;
  readonly isLoggedIn: boolean;
  /** Why the order was not created. */
  readonly failure: PageFailure | null;
};

/** Ordering a service: vehicle and state, what we do and do not do, every line of the price, then payment. */
export function RtoOrderPage(props: RtoOrderPageProps) {
  const { serviceId, offer, price, priceFailure, display, failure } = props;
  const copy = useCopy('rto-order');
  const { language } = usePage();
  const path = usePagePath();
  const name = offer.service[language];
  const guide = path(servicePath(serviceId));
  const callBack = <ButtonLink href={`${guide}#call-back`}>{copy.callBack}</ButtonLink>;
  return (
    <div className="grid gap-5 pt-3">
      <div className="grid gap-2">
        <Breadcrumbs
          label={copy.crumbs}
          trail={[
            { href: path(servicesPath), label: copy.services },
            { href: guide, label: name },
          ]}
          here={copy.crumb}
        />
        <h1>{copy.title(name)}</h1>
        <p className="text-ink-2 text-lead">{copy.lead}</p>
      </div>
      {failure !== null && <FailureFace failure={failure} action={callBack} />}
      {offer.vehicleClasses.length === 0 ? (
        <Card title={copy.noPrice} id="no-price">
          <p>{offer.stateCodes.length === 0 ? copy.notOffered : copy.feeUnknown}</p>
          <div className="actions pt-4">{callBack}</div>
        </Card>
      ) : (
        // On the phone the price comes before the scope.
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <ChoiceForm {...props} />
          <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {priceFailure !== null && <FailureFace failure={priceFailure} action={callBack} />}
            {price !== null && display !== null && (
              <PriceForm {...props} price={price} display={display} />
            )}
          </div>
          <Scope offer={offer} />
        </div>
      )}
    </div>
  );
}

/** What we do, what we do not do, and the documents. */
function Scope({ offer }: Pick<RtoOrderPageProps, 'offer'>) {
  const copy = useCopy('rto-order').scope;
  const { language } = usePage();
  return (
    <div className="grid gap-4">
      <Card title={copy.doTitle} id="we-do">
        <ul className="grid list-disc gap-1 pl-5">
          {copy.does.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3 className="pt-4">{copy.notTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5 pt-2">
          {copy.doesNot.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card title={copy.documents} id="papers">
        <p>{copy.documentsText}</p>
        <ul className="grid list-disc gap-1 pl-5 pt-3">
          {offer.documents.map(({ kind, name, when }) => (
            <li key={kind}>
              {name[language]}
              {when !== null && <span className="text-ink-2"> · {when[language]}</span>}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
