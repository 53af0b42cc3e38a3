import { ChipLinks } from '@pahiya/ui/chip-links';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { loadPreviewWords } from './cards/both-languages.tsx';
import { LayoutPreview } from './cards/layout-preview.tsx';
import { DocumentPage } from './document-page.tsx';
import { actOnLayout } from './layout-actions.ts';
import { findShape, loadLayoutDocument, previewLayout } from './load-layout-document.ts';
import { type DocumentOutcome, readDeed } from './values/document-outcome.ts';
import { readLayoutName, readRevision } from './values/layout-address.ts';
import type { ShownLayoutBody } from './values/shown-body.ts';

const partKinds = ['webSections', 'webTabs'] as const;

/** The kind of sections chosen in the address; null without one. */
function readParts(search: URLSearchParams) {
  return partKinds.find((one) => one === search.get('parts')) ?? null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const search = new URL(request.url).searchParams;
  const name = readLayoutName(search);
  if (name === null) throw data(null, { status: 404 });
  await loadPreviewWords();
  const loaded = await loadLayoutDocument(tools, name, {
    revision: readRevision(search),
    parts: readParts(search),
  });
  if (!loaded.ok) return failedPage(loaded.error, request);
  const { document, parts } = loaded.value;
  return {
    kind: 'document' as const,
    name,
    document,
    parts,
    shown: await previewLayout(tools, name, document.body),
    done: readDeed(search.get('done')),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const search = new URL(request.url).searchParams;
  const name = readLayoutName(search);
  if (name === null) throw data(null, { status: 404 });
  const form = await request.formData();
  const parts = partKinds.find((one) => form.has(`d.${one}#`)) ?? 'webSections';
  const shape = await findShape(tools.api, name, parts);
  const acted = await actOnLayout(tools, name, { form, request, shape });
  if (!('kind' in acted) || acted.kind !== 'preview') return acted;
  return { ...acted, shown: await previewLayout(tools, name, acted.typed) };
}

type Outcome = DocumentOutcome & { readonly shown?: ShownLayoutBody | null };

export const meta = pageMeta<typeof loader>(({ data: page, copy }) =>
  deskMeta(
    page?.kind === 'document'
      ? copy('desk-documents').metaTitle(page.name.key)
      : copy('desk-documents').layoutTitle,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as Outcome | null;
  const copy = useCopy('desk-documents');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const { name, document, parts, shown, done } = page;
  const names: Readonly<Record<string, string>> = copy.documents;
  const keyText = name.kind === 'office' ? name.key.toUpperCase() : name.key;
  const hasChoice = name.kind === 'section' && ['home', 'rto', 'blog'].includes(name.key);
  return (
    <DocumentPage
      document={{ ...document, title: `${copy.kinds[name.kind]}: ${names[name.key] ?? keyText}` }}
      done={done}
      outcome={outcome}
      faultsBelow="body"
      back={{ address: '/desk/layout', label: copy.allLayout }}
      preview={<LayoutPreview body={outcome?.shown === undefined ? shown : outcome.shown} />}
    >
      {hasChoice && (
        <ChipLinks
          label={copy.parts.label}
          boxed
          links={partKinds
            .filter((one) => one !== parts)
            .map((one) => ({
              href: path(`${document.address}&parts=${one}`),
              label: copy.parts[one],
            }))}
        />
      )}
    </DocumentPage>
  );
}
