import { listGarage } from '@pahiya/contracts/garage/garage-calls';
import { soldVehicles } from '@pahiya/contracts/selling/sold-calls';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import '../../../frame/styles/records.css';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { alertsPath, allAlertsPath } from './alerts-path.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const [answer, sales] = await Promise.all([api.call(listGarage, {}), api.call(soldVehicles, {})]);
  if (answer.ok) {
    // Sales that cannot be read are said to be so, never left out as if there were none.
    const sold = sales.ok
      ? sales.value.sold.map(({ soldId, vehicleNumber, recordClosedAt }) => ({
          ...{ soldId, vehicleNumber },
          isClosed: recordClosedAt !== null,
        }))
      : null;
    const vehicles = answer.value.vehicles.map(({ vehicleNumber, display }) => ({
      vehicleNumber,
      display,
    }));
    return { kind: 'vehicles' as const, vehicles, sold };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(allAlertsPath), 303);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('owner-alerts').title,
  canonical: null,
  isIndexable: false,
}));

/** The vehicles of the garage, each with the page of its alerts. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('owner-alerts');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[{ href: path('/garage'), label: copy.garage }]}
        here={copy.title}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      <Card id="vehicles" title={copy.all.title}>
        {page.vehicles.length === 0 ? (
          <div className="grid justify-items-start gap-3">
            <p>{copy.all.none}</p>
            <ButtonLink href={path('/garage')}>{copy.all.add}</ButtonLink>
          </div>
        ) : (
          <ul>
            {page.vehicles.map(({ vehicleNumber, display }) => (
              <li key={vehicleNumber} className="border-line border-b last:border-b-0">
                <a
                  href={path(alertsPath(vehicleNumber))}
                  className="nums inline-flex min-h-12 items-center"
                >
                  <EnglishRun text={display} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {page.sold === null && <p role="status">{copy.sold.failed}</p>}
      {page.sold !== null && page.sold.length > 0 && (
        <Card id="sold" title={copy.sold.title}>
          <p>{copy.sold.text}</p>
          <ul className="pt-2">
            {page.sold.map(({ soldId, vehicleNumber, isClosed }) => (
              <li
                key={soldId}
                className="flex flex-wrap items-center justify-between gap-2 border-line border-b last:border-b-0"
              >
                <a
                  href={path(`/sell-car/sold/${soldId}`)}
                  className="nums inline-flex min-h-12 items-center"
                >
                  <EnglishRun text={displayVehicleNumber(vehicleNumber as VehicleNumber)} />
                </a>
                <StatusChip
                  tone={isClosed ? 'road' : 'amber'}
                  word={isClosed ? copy.sold.closed : copy.sold.open}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
