import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-calls';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';
import { BatteryCard } from './car/battery-card.tsx';
import { CarGallery } from './car/car-gallery.tsx';
import { EmiCard } from './car/emi-card.tsx';
import { FactsCard } from './car/facts-card.tsx';
import { InspectionCard } from './car/inspection-card.tsx';
import { PriceCard } from './car/price-card.tsx';
import { RecordCard } from './car/record-card.tsx';
import { ReserveCard } from './car/reserve-card.tsx';
import { SellerCard } from './car/seller-card.tsx';
import { YearsCard } from './car/years-card.tsx';
import { CarCards } from './cards/car-cards.tsx';
import { offerData } from './facts/offer-data.ts';
import { cityPath, listingOfName, usedCarPath } from './facts/used-car-paths.ts';
import { carName, fullPrice, mainFacts } from './facts/used-car-words.ts';
import { failedUsedCarPage } from './load-used-car-page.ts';
import { UsedCarCrumbs, usedCarTrail } from './used-car-trail.tsx';

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const listing = listingOfName(params.car ?? '');
  if (listing === null) throw data(null, { status: 404 });
  const { api } = pageTools(context);
  const answer = await api.call(usedCarListing, { params: { listing } });
  if (!answer.ok) return failedUsedCarPage(answer.error);
  // Names in the address may be old: the id alone decides.
  const path = usedCarPath(answer.value.car);
  if (!new URL(request.url).pathname.endsWith(path)) throw redirect(path, 301);
  return { kind: 'car' as const, ...answer.value };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const words = copyOf('used-cars');
  const copy = copyOf('used-car');
  if (data?.kind !== 'car') return { title: words.home.title };
  const { car } = data;
  const name = carName(car);
  const city = car.city.name[language];
  const path = usedCarPath(car);
  const site = { siteUrl: brand.siteUrl, language };
  const trail = usedCarTrail({ brand, language, copy: words }, [
    { path: cityPath(car.city.slug), label: city },
    { path, label: name },
  ]);
  return {
    title: copy.metaTitle(name, car.madeYear, city),
    description: copy.metaDescription(name, mainFacts(car, words).join(', ')),
    canonical: path,
    structuredData: [
      breadcrumbData(trail, site),
      // An invented car is no offer.
      ...(car.state === 'live' && !car.sandbox ? [offerData(car, { name, path }, site)] : []),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const words = useCopy('used-cars');
  const copy = useCopy('used-car');
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { car, similar } = page;
  const name = carName(car);
  const city = car.city.name[language];
  return (
    <div className="grid gap-6 pt-3">
      <UsedCarCrumbs between={[{ path: cityPath(car.city.slug), label: city }]} here={name} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_26rem]">
        <div className="grid min-w-0 gap-6">
          <CarGallery car={car} />
          <div className="grid gap-1.5">
            <h1 translate="no">{name}</h1>
            <p className="text-ink-2 text-lead">{[...mainFacts(car, words), city].join(' · ')}</p>
            <p>
              <strong className="text-h1">{fullPrice(car.pricePaise)}</strong>{' '}
              <span className="text-ink-2">{copy.asking}</span>
            </p>
            {car.soldOn !== null && car.state === 'sold' && (
              <p className="font-semibold">
                {copy.sold(formatIstDate(car.soldOn as IstDate, language))}
              </p>
            )}
          </div>
          {car.state === 'sold' && similar.length > 0 && <p>{copy.soldNote}</p>}
          {car.state === 'live' && <ReserveCard car={car} />}
          <PriceCard car={car} />
          <InspectionCard car={car} />
          <RecordCard car={car} />
        </div>
        <div className="grid min-w-0 gap-6">
          {car.state === 'live' && <EmiCard car={car} />}
          <FactsCard car={car} />
          <YearsCard car={car} />
          <BatteryCard car={car} />
          <SellerCard car={car} />
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="grid gap-3">
          <h2 id="similar">{copy.similar}</h2>
          <CarCards cars={similar} level={3} />
        </section>
      )}
    </div>
  );
}
