import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FormPage } from './form-page.tsx';
import { loadFormPage } from './load-form-page.ts';
import { runFormAction } from './run-form-action.ts';

/** Any form by its name. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  return loadFormPage(pageTools(context), { formId: params.formId ?? '', request });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const formId = params.formId ?? '';
  const post = await request.formData();
  return runFormAction(pageTools(context), { formId, post, path: `/forms/${formId}` });
}

export const meta = pageMeta<typeof loader>(({ data, copy }) => {
  const form = data?.form ?? null;
  if (form === null) return { title: copy('forms').missing, isIndexable: false };
  const { title } = form.definition;
  return {
    title,
    description: form.definition.lead ?? copy('forms').form.metaDescription(title),
    canonical: `/forms/${form.formId}`,
    isIndexable: data?.isSent === false,
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const { formId = '' } = useParams();
  return <FormPage data={page} outcome={outcome} action={`/forms/${formId}`} />;
}
