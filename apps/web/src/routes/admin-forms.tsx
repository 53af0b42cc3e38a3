import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { FormsList } from '../features/admin-documents/forms-list.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('form')?.trim().toUpperCase() ?? '';
  if (/^[A-Z][A-Z0-9_]{2,59}$/.test(wanted)) return redirect(`/admin/forms/${wanted}`);
  const answer = await pageTools(context).api.call('deskForms', {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'list' as const, ...answer.value };
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('admin-documents').formsTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('admin');
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  return <FormsList forms={page.forms} />;
}
