import { partnerStatistics } from '@pahiya/contracts/partner-leads/lead-calls';
import { statisticsDays } from '@pahiya/contracts/partner-leads/statistics-terms';
import { partnerListingFigures } from '@pahiya/contracts/used-cars/dealer-listing-calls';
import '../../../frame/styles/records.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { StatisticsPage } from './statistics-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const asked = Number(new URL(request.url).searchParams.get('days'));
  const days = statisticsDays.find((one) => one === asked) ?? 30;
  const [leads, cars] = await Promise.all([
    api.call(partnerStatistics, { query: { days } }),
    api.call(partnerListingFigures, {}),
  ]);
  if (!leads.ok) return failedPage(leads.error, request);
  return {
    ...{ kind: 'statistics' as const, days, leads: leads.value },
    cars: cars.ok ? cars.value : null,
  };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-statistics').title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <StatisticsPage days={page.days} leads={page.leads} cars={page.cars} />;
}
