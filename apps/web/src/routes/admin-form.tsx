import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { loadPreviewWords } from '../features/admin-documents/both-languages.tsx';
import { type DocumentOutcome, readDeed } from '../features/admin-documents/document-outcome.ts';
import { DocumentPage } from '../features/admin-documents/document-page.tsx';
import { actOnForm } from '../features/admin-documents/form-actions.ts';
import { FormPreview } from '../features/admin-documents/form-preview.tsx';
import { isWholeForm } from '../features/admin-documents/is-whole-form.ts';
import { readRevision } from '../features/admin-documents/layout-address.ts';
import { loadFormDocument } from '../features/admin-documents/load-form-document.ts';
import { FieldView } from '../features/forms/field-view.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { formId = '' } = params;
  const search = new URL(request.url).searchParams;
  await loadPreviewWords();
  const loaded = await loadFormDocument(pageTools(context), formId, readRevision(search));
  if (!loaded.ok) return failedPage(loaded.error, request);
  return {
    kind: 'form' as const,
    formId,
    document: loaded.value,
    done: readDeed(search.get('done')),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { formId = '' } = params;
  const form = await request.formData();
  return actOnForm(pageTools(context), formId, { form, request });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) =>
  deskMeta(
    page?.kind === 'form'
      ? copy('admin-documents').metaTitle(page.formId)
      : copy('admin-documents').formsTitle,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as DocumentOutcome | null;
  const copy = useCopy('admin-documents');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const { formId, document, done } = page;
  const shown = (outcome?.typed ?? document.body) as FormDefinition | null;
  return (
    <DocumentPage
      document={{ ...document, title: copy.formTitle(formId) }}
      done={done}
      outcome={outcome}
      faultsBelow="body.definition"
      back={{ address: '/admin/forms', label: copy.allForms }}
      preview={
        <FormPreview
          definition={isWholeForm(shown) ? shown : null}
          field={(field: FormField<string>) => (
            <FieldView key={field.id} field={field} typed="" error={undefined} />
          )}
        />
      }
    >
      {document.newestRevision > 0 && (
        <p>
          <a
            href={path(`/admin/forms/${formId}/submissions`)}
            className="inline-flex min-h-11 items-center"
          >
            {copy.submissionsTitle}
          </a>
        </p>
      )}
    </DocumentPage>
  );
}
