import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FieldView } from '../../../parts/form-fields/field-view.tsx';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { loadPreviewWords } from './cards/both-languages.tsx';
import { FormPreview } from './cards/form-preview.tsx';
import { DocumentPage } from './document-page.tsx';
import { actOnForm } from './form-actions.ts';
import { loadFormDocument } from './load-form-document.ts';
import { type DocumentOutcome, readDeed } from './values/document-outcome.ts';
import { isWholeForm } from './values/is-whole-form.ts';
import { readRevision } from './values/layout-address.ts';

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
      ? copy('desk-documents').metaTitle(page.formId)
      : copy('desk-documents').formsTitle,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as DocumentOutcome | null;
  const copy = useCopy('desk-documents');
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
      back={{ address: '/desk/forms', label: copy.allForms }}
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
            href={path(`/desk/forms/${formId}/submissions`)}
            className="inline-flex min-h-11 items-center"
          >
            {copy.submissionsTitle}
          </a>
        </p>
      )}
    </DocumentPage>
  );
}
