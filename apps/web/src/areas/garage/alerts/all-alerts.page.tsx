import { listOwnerAlerts } from '@pahiya/contracts/garage/alert-calls';
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
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { alertsPath, allAlertsPath } from './alerts-path.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const [answer, sales, watched] = await Promise.all([
    api.call(listGarage, {}),
    api.call(soldVehicles, {}),
    api.call(listOwnerAlerts, {}),
  ]);
  if (answer.ok) {
    const alerts = watched.ok ? watched.value.alerts : null;
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
      alert: alerts?.find((one) => one.vehicleNumber === vehicleNumber) ?? null,
    }));
    return { kind: 'vehicles' as const, vehicles, sold, isKnown: alerts !== null };
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

/** The vehicles of the garage, each with its alerts, and those that were sold, each with the watch on its RC. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('owner-alerts');
  const { language } = usePage();
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
      {!page.isKnown && <p role="status">{copy.all.failed}</p>}
      <Card id="vehicles" title={copy.all.title}>
        {page.vehicles.length === 0 ? (
          <div className="grid justify-items-start gap-3">
            <p>{copy.all.none}</p>
            <ButtonLink href={path('/garage')}>{copy.all.add}</ButtonLink>
          </div>
        ) : (
          <ul>
            {page.vehicles.map(({ vehicleNumber, display, alert }) => (
              <li
                key={vehicleNumber}
                className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b last:border-b-0"
              >
                <a
                  href={path(alertsPath(vehicleNumber))}
                  className="nums inline-flex min-h-12 items-center"
                >
                  <EnglishRun text={display} />
                </a>
                {page.isKnown && (
                  <StatusChip
                    tone={alert === null ? 'neutral' : 'road'}
                    word={alert === null ? copy.all.off : copy.state.on}
                  />
                )}
                {alert !== null && (
                  <p className="basis-full pb-2 text-ink-2 text-small">
                    {alert.checkedAt === null
                      ? copy.state.first
                      : copy.state.checked(
                          instantText(alert.checkedAt, language),
                          alert.challans ?? 0,
                        )}
                    {alert.hasFailedSource && ` ${copy.state.failed}`}
                  </p>
                )}
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
