import { listGarage } from '@pahiya/contracts/garage/garage-calls';
import '../../../frame/styles/records.css';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
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
  const answer = await pageTools(context).api.call(listGarage, {});
  if (answer.ok) {
    const vehicles = answer.value.vehicles.map(({ vehicleNumber, display }) => ({
      vehicleNumber,
      display,
    }));
    return { kind: 'vehicles' as const, vehicles };
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
    </div>
  );
}
