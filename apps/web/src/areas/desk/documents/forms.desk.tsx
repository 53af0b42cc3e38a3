import { deskForms } from '@pahiya/contracts/forms/forms-calls';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { FormsList } from './forms-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('form')?.trim().toUpperCase() ?? '';
  if (/^[A-Z][A-Z0-9_]{2,59}$/.test(wanted)) return redirect(`/desk/forms/${wanted}`);
  const answer = await pageTools(context).api.call(deskForms, {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'list' as const, ...answer.value };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-documents').formsTitle),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <FormsList forms={page.forms} />;
}
