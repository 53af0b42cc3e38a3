import '../../../frame/styles/used-cars.css';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-calls';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { StatusChip } from '@pahiya/ui/status-chip';
import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { keptCookie, readKept } from '../../../parts/shortlist/kept-items.ts';
import type { UsedCar } from '../car/used-car.ts';
import { CarCard } from '../cards/car-card.tsx';
import {
  priceAlertPath,
  shortlistPath,
  usedCarsPath,
  usedShortlistPath,
} from '../facts/used-car-paths.ts';
import { carName } from '../facts/used-car-words.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, cookie } = pageTools(context);
  const kept = readKept(cookie(keptCookie)).filter(({ kind }) => kind === 'used-car');
  const answers = await Promise.all(
    kept.map(({ id }) => api.call(usedCarListing, { params: { listing: id } })),
  );
  const failures = answers.flatMap((answer) => (answer.ok ? [] : toPageFailure(answer.error)));
  // A car that is no longer offered is no failure of the page.
  const failure = failures.find(({ status }) => status !== 404 && status !== 400);
  if (failure !== undefined) {
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const cars = answers.flatMap((answer) => (answer.ok ? answer.value.car : []));
  const goneIds = kept.filter((_, at) => answers[at]?.ok !== true).map(({ id }) => id);
  return { kind: 'cars' as const, cars, goneIds };
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('used-car-alerts').shortlist.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('used-car-alerts');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { cars, goneIds } = page;
  return (
    <div className="grid gap-5 pt-4">
      <PageTitle title={copy.shortlist.title} lead={copy.shortlist.lead} />
      {cars.length === 0 && (
        <EmptyFace
          title={copy.shortlist.none}
          detail={copy.shortlist.noneDetail}
          action={<ButtonLink href={path(usedCarsPath)}>{copy.search}</ButtonLink>}
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cars.map((car) => (
          <li key={car.listing} className="grid content-start gap-2">
            <CarCard car={car} level={2} />
            <KeptActs car={car} />
          </li>
        ))}
      </ul>
      {goneIds.length > 0 && (
        <p className="text-ink-2 text-small">{copy.shortlist.gone(goneIds.length)}</p>
      )}
      <p>
        <a href={path(shortlistPath)}>{copy.shortlist.newCars}</a>
      </p>
    </div>
  );
}

function KeptActs({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car-alerts').shortlist;
  const path = usePagePath();
  const name = carName(car);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {car.state === 'sold' ? (
        <StatusChip tone="neutral" word={copy.sold} />
      ) : (
        <a
          href={path(priceAlertPath(car.listing))}
          className="inline-flex min-h-11 items-center"
          aria-label={copy.alertOf(name)}
        >
          {copy.alert}
        </a>
      )}
      <Form method="post" action={shortlistPath}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="kind" value="used-car" />
        <input type="hidden" name="id" value={car.listing} />
        <input type="hidden" name="next" value={usedShortlistPath} />
        <Button type="submit" variant="quiet" size="sm" aria-label={copy.removeOf(name)}>
          {copy.remove}
        </Button>
      </Form>
    </div>
  );
}
