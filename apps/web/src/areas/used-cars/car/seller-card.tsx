import { formatKms } from '@pahiya/domain/shared/format';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { askDealerPath } from '../facts/used-car-paths.ts';
import type { UsedCar } from './used-car.ts';

/** Who sells the car, with the dealer's authorisation and terms of return. */
export function SellerCard({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').seller;
  const path = usePagePath();
  const { dealer } = car;
  const report = (
    <p>
      <a
        href={path(`/report/used-car/${car.reportId}`)}
        className="inline-flex min-h-11 items-center"
      >
        {copy.report}
      </a>
    </p>
  );
  const phone = { id: 'phone', term: copy.phone, detail: copy.phoneNote };
  if (dealer === null) {
    return (
      <Card id="seller" title={copy.title}>
        <KeyValues facts={[{ id: 'kind', term: copy.kind, detail: copy.kinds.owner }, phone]} />
        {report}
      </Card>
    );
  }
  const { name, area, authorisation, returnDays, returnKm } = dealer;
  return (
    <Card id="seller" title={copy.title}>
      <KeyValues
        facts={[
          { id: 'kind', term: copy.kind, detail: copy.kinds.dealer },
          { id: 'name', term: copy.name, detail: <span translate="no">{name}</span> },
          { id: 'area', term: copy.area, detail: area },
          {
            id: 'authorisation',
            term: copy.authorisation,
            detail: authorisation ?? copy.noAuthorisation,
            note: authorisation === null ? copy.authorisationNote : undefined,
          },
          {
            id: 'returns',
            term: copy.returns,
            detail:
              returnDays === null || returnKm === null
                ? copy.noReturns
                : copy.returnTerms(returnDays, formatKms(returnKm)),
            note: returnDays === null ? undefined : copy.returnNote,
          },
          phone,
        ]}
      />
      {car.canAsk && car.state === 'live' && (
        <p>
          <a
            data-document=""
            href={path(askDealerPath(car.listing))}
            className="inline-flex min-h-11 items-center"
          >
            {copy.ask}
          </a>
        </p>
      )}
      {report}
    </Card>
  );
}
