import { deskInsurance } from '@pahiya/contracts/insurance/insurance-calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { DeskInsurancePage } from './insurance-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskInsurance, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'decided';
  return { kind: 'insurance' as const, ...answer.value, isDone };
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-insurance').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <DeskInsurancePage {...page} />;
}
