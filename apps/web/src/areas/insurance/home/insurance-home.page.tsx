import '../../../frame/styles/records.css';
import { insuranceHomepage } from '@pahiya/contracts/insurance/insurance-calls';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { SearchHero } from '../../../parts/search-hero/search-hero.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { callBackPath, insurancePath, newVehiclePath } from '../insurance-path.ts';
import { LicenceNote } from '../quotes/licence-note.tsx';
import { InsurerList } from './insurer-list.tsx';
import { TariffCard } from './tariff-card.tsx';

export const handle = { hero: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('vehicleNumber');
  const reader = typed === null ? null : await loadNumberReader();
  const reading = typed === null ? null : (reader?.readNumber(typed) ?? null);
  if (reading?.kind === 'look-up') return redirect(insurancePath(reading.vehicleNumber));
  const answer = await pageTools(context).api.call(insuranceHomepage, { query: {} });
  const page = {
    typed: (typed ?? '').slice(0, longestEcho),
    problem: reading?.problem ?? null,
    home: answer.ok ? answer.value : null,
    failure: answer.ok ? null : toPageFailure(answer.error),
  };
  return data(page, { status: reading?.status ?? page.failure?.status ?? 200 });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('insurance').metaTitle,
  description: copy('insurance').metaDescription,
  canonical: '/insurance-homepage',
}));

export function Component() {
  const { typed, problem, home, failure } = useLoaderData<typeof loader>();
  const copy = useCopy('insurance');
  const path = usePagePath();
  return (
    <>
      <SearchHero title={copy.title} lead={copy.lead}>
        <NumberForm
          key={typed}
          marks={copy.marks}
          label={copy.prompt}
          typed={typed}
          problem={problem}
          action="/insurance-homepage"
          opens={insurancePath('*')}
          submit={copy.submit}
        />
      </SearchHero>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-8">
        <ul>
          <li>
            <a href={path(newVehiclePath)} className="inline-flex min-h-11 items-center">
              {copy.newVehicle}
            </a>
          </li>
          <li>
            <a href={path('/insurance-claims')} className="inline-flex min-h-11 items-center">
              {copy.claims}
            </a>
          </li>
          <li>
            <a href={path(callBackPath())} className="inline-flex min-h-11 items-center">
              {copy.callBack}
            </a>
          </li>
        </ul>
        <p className="max-w-[62ch]">{home?.sale === 'quotes' ? copy.quotes : copy.notSold}</p>
        {failure !== null && <FailureFace failure={failure} />}
        {home !== null && <TariffCard tariff={home.tariff} />}
        {home !== null && <InsurerList insurers={home.insurers} />}
        {home !== null && home.licence !== null && (
          <LicenceNote licence={home.licence} isSandbox={home.licence.number === 'SANDBOX'} />
        )}
      </div>
    </>
  );
}
