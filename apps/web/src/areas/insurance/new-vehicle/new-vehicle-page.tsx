import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { InsurerList } from '../home/insurer-list.tsx';
import { LicenceNote } from '../quotes/licence-note.tsx';
import { PremiumResult } from '../vehicle/premium-result.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import type { Catalogue } from './load-catalogue.ts';
import { NewVehicleForm } from './new-vehicle-form.tsx';
import type { NewField, NewTyped } from './new-vehicle-wish.ts';

type NewVehiclePageProps = {
  readonly home: Answer<'insuranceHomepage'>;
  readonly catalogue: Catalogue;
  readonly typed: NewTyped;
  readonly faults: readonly NewField[];
  readonly failure: PageFailure | null;
  readonly price: Answer<'validateNewVehicle'> | null;
};

/** A vehicle without a number: chosen from the catalogue or typed, then the price of its first policy. */
export function NewVehiclePage(page: NewVehiclePageProps) {
  const { home, catalogue, typed, price } = page;
  const copy = useCopy('insurance-new');
  const { language, brand } = usePage();
  const path = usePagePath();
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path('/insurance-homepage'), label: copy.crumb },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.crumb} trail={trail} here={copy.here} />
      <PageTitle title={copy.title} lead={copy.lead} />
      {page.failure !== null && <FailureFace failure={page.failure} />}
      <CatalogueCard catalogue={catalogue} />
      <NewVehicleForm
        key={JSON.stringify(typed)}
        {...{ home, typed, faults: page.faults }}
        priceAsOf={catalogue.chosen?.priceAsOf ?? null}
      />
      {price !== null && (
        <>
          <p>
            {copy.valueIs(formatRupees(price.insuredValue as Paise))} {copy.placeIs(price.place)}
          </p>
          <PremiumResult
            price={price.price}
            wish={{ cover: 'bundle', typed }}
            params={{ ...price, isZoneAssumed: false }}
            sale={home.sale}
          />
        </>
      )}
      <InsurerList insurers={home.insurers} />
      {home.licence !== null && (
        <LicenceNote licence={home.licence} isSandbox={home.licence.number === 'SANDBOX'} />
      )}
    </div>
  );
}
