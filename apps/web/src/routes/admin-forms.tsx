import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { FormsList } from '../features/admin-documents/forms-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('form')?.trim().toUpperCase() ?? '';
  if (/^[A-Z][A-Z0-9_]{2,59}$/.test(wanted)) return redirect(`/admin/forms/${wanted}`);
  const answer = await pageTools(context).api.call('deskForms', {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'list' as const, ...answer.value };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin-documents').formsTitle),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <FormsList forms={page.forms} />;
}
