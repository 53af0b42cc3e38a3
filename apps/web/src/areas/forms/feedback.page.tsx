import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { pageKindOf } from '@pahiya/domain/forms/page-path';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { withoutLanguage } from '../../frame/page/page-path.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FormPage } from './form-page.tsx';
import { loadFormPage } from './load-form-page.ts';
import { runFormAction } from './run-form-action.ts';

const formId = fixedForms.feedback;

/** The form is prefilled with the kind of page the person came from, without a vehicle number. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageBefore(request);
  const typed = page === null ? {} : { page };
  return loadFormPage(pageTools(context), { formId, request, typed });
}

function pageBefore(request: Request): string | null {
  const before = URL.parse(request.headers.get('referer') ?? '');
  if (before === null || before.origin !== new URL(request.url).origin) return null;
  const kind = pageKindOf(withoutLanguage(before.pathname));
  return kind === '/feedback' ? null : kind;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const post = await request.formData();
  return runFormAction(pageTools(context), { formId, post, path: '/feedback' });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('forms').feedback.metaTitle,
  description: copy('forms').feedback.metaDescription,
  canonical: '/feedback',
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  return <FormPage data={page} outcome={outcome} action="/feedback" />;
}
