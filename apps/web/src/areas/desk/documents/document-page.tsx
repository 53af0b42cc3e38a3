import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { compareLines } from '@pahiya/domain/text/compare-lines';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { ComparedLines } from '../shell/compared-lines.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { BothLanguages } from './cards/both-languages.tsx';
import { DocumentFields } from './cards/document-fields.tsx';
import { LiveChip } from './cards/live-chip.tsx';
import { type DocumentRevision, RevisionList } from './cards/revision-list.tsx';
import { type DocumentDeed, type DocumentOutcome, wrongIn } from './values/document-outcome.ts';

export type EditedDocument = {
  readonly title: string;
  /** Path of the page, including the document's key. */
  readonly address: string;
  readonly shape: Shape;
  readonly body: unknown;
  /** Revision of this body; 0 for the built-in default. */
  readonly revision: number;
  readonly newestRevision: number;
  /** 0 or null: no revision is. */
  readonly liveRevision: number | null;
  readonly revisions: readonly DocumentRevision[];
  /** The newest body, when an older one is shown. */
  readonly newestBody: unknown;
};

type DocumentPageProps = {
  readonly document: EditedDocument;
  readonly done: DocumentDeed | null;
  readonly outcome: DocumentOutcome | null;
  /** Prefix of the server's error paths. */
  readonly faultsBelow: string;
  /** Path and name of the list of documents. */
  readonly back: { readonly address: string; readonly label: string };
  readonly preview: ReactNode;
  readonly children?: ReactNode;
};

/** A document made of fields: form, preview, revisions and publishing. */
export function DocumentPage(props: DocumentPageProps) {
  const { document, done, outcome, faultsBelow, back, preview, children } = props;
  const copy = useCopy('desk-documents');
  const path = usePagePath();
  const { body, revision, newestRevision, liveRevision } = document;
  const typed = outcome?.typed ?? null;
  const isOld = revision !== newestRevision;
  return (
    <div className="grid gap-5 pt-4">
      <p>
        <a href={path(back.address)} className="inline-flex min-h-11 items-center">
          {back.label}
        </a>
      </p>
      <h1 className="wrap-anywhere">{document.title}</h1>
      {done !== null && outcome === null && <DoneNote text={copy[done]} />}
      <RefusalNote refused={outcome?.refused ?? null} />
      {outcome?.kind === 'conflict' && (
        <Changes title={copy.conflict} isAlert before={document.newestBody ?? body} after={typed} />
      )}
      <p className="flex flex-wrap gap-2">
        <LiveChip newestRevision={newestRevision} liveRevision={liveRevision} />
      </p>
      {isOld && <p>{copy.older(revision, newestRevision)}</p>}
      {isOld && <Changes title={copy.since(revision)} before={body} after={document.newestBody} />}
      {children}
      <form
        method="post"
        action={path(document.address)}
        encType="multipart/form-data"
        className="grid gap-4"
      >
        <input type="hidden" name="expected" value={newestRevision} />
        <DocumentFields
          shape={document.shape}
          value={typed ?? body}
          name="d"
          field=""
          isWrong={wrongIn(outcome?.refused ?? null, faultsBelow)}
        />
        <TextField id="note" name="note" label={copy.note} maxLength={300} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save">
            {copy.save}
          </Button>
          <Button name="intent" value="preview" variant="outline">
            {copy.preview}
          </Button>
        </div>
      </form>
      <section aria-labelledby="preview" className="grid gap-3">
        <h2 id="preview">{copy.previewTitle}</h2>
        <BothLanguages>{preview}</BothLanguages>
      </section>
      <Card title={copy.saves} id="saves">
        <RevisionList document={document} />
      </Card>
    </div>
  );
}

function Changes({
  title,
  before,
  after,
  isAlert = false,
}: {
  title: string;
  before: unknown;
  after: unknown;
  isAlert?: boolean;
}) {
  const written = (value: unknown) => JSON.stringify(value ?? null, null, 2);
  return (
    <section className="grid gap-2" aria-label={title}>
      <p className={isAlert ? 'form-errors' : undefined} role={isAlert ? 'alert' : undefined}>
        {title}
      </p>
      <div lang="en" className="grid overflow-hidden rounded-button border border-line">
        <ComparedLines lines={compareLines(written(before), written(after))} />
      </div>
    </section>
  );
}
