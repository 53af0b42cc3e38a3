import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { LiveChip } from './cards/live-chip.tsx';
import { layoutAddress, layoutKinds } from './values/layout-address.ts';

type Documents = Answer<'deskLayoutDocuments'>['documents'];

/** Layout documents by kind, and forms to open the head of any page or the details of any RTO. */
export function LayoutList({ documents }: { documents: Documents }) {
  const copy = useCopy('desk-documents');
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.layoutTitle}</h1>
      {layoutKinds.map((kind) => (
        <Card key={kind} title={copy.kinds[kind]} id={kind}>
          <ul className="grid gap-3">
            {documents
              .filter((document) => document.kind === kind)
              .map((document) => (
                <LayoutLine key={document.key} document={document} />
              ))}
          </ul>
        </Card>
      ))}
      <OpenDocument
        kind="meta"
        title={copy.otherHead}
        label={copy.pagePath}
        hint={copy.pagePathHint}
      />
      <OpenDocument
        kind="office"
        title={copy.otherOffice}
        label={copy.officeKey}
        hint={copy.officeKeyHint}
      />
    </div>
  );
}

type OpenDocumentProps = {
  readonly kind: 'meta' | 'office';
  readonly title: string;
  readonly label: string;
  readonly hint: string;
};

/** Opens a document by its key, whether it was saved before or not. */
function OpenDocument({ kind, title, label, hint }: OpenDocumentProps) {
  const copy = useCopy('desk-documents');
  const path = usePagePath();
  return (
    <Card title={title} id={`open-${kind}`}>
      <form method="get" action={path('/desk/layout/document')} className="grid gap-3">
        <input type="hidden" name="kind" value={kind} />
        <TextField
          id={`key-${kind}`}
          name="key"
          label={label}
          hint={hint}
          maxLength={200}
          required
        />
        <div>
          <Button variant="outline">{copy.open}</Button>
        </div>
      </form>
    </Card>
  );
}

function LayoutLine({ document }: { document: Documents[number] }) {
  const copy = useCopy('desk-documents');
  const { language } = usePage();
  const path = usePagePath();
  const { kind, key, liveRevision, newestRevision, changedAt } = document;
  const names: Readonly<Record<string, string>> = copy.documents;
  return (
    <li className="grid gap-1 border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <a
          href={path(layoutAddress({ kind, key }))}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {names[key] ?? (
            <span lang="en" translate="no">
              {kind === 'office' ? key.toUpperCase() : key}
            </span>
          )}
        </a>
        <LiveChip newestRevision={newestRevision} liveRevision={liveRevision} />
      </div>
      {changedAt !== null && (
        <p className="text-ink-2 text-small">{copy.changed(instantText(changedAt, language))}</p>
      )}
    </li>
  );
}
