import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { MoneyPage } from '../features/admin-watch/money-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('deskMoney', {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'money' as const, money: answer.value };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin-watch').money.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <MoneyPage money={page.money} />;
}
