import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { DeskForm } from '../../shell/desk-form.tsx';
import { SavedBy } from '../../shell/saved-by.tsx';

/** A revision of a document. */
export type DocumentRevision = {
  readonly number: number;
  readonly madeAt: string;
  /** Name of the editor; null for the built-in default. */
  readonly madeBy: string | null;
  readonly note: string | null;
};

type RevisionListProps = {
  readonly document: {
    readonly address: string;
    readonly newestRevision: number;
    readonly liveRevision: number | null;
    readonly revisions: readonly DocumentRevision[];
  };
};

/** Revisions of a document: each can be opened and published. */
export function RevisionList({ document }: RevisionListProps) {
  const copy = useCopy('desk-documents');
  const { language } = usePage();
  const path = usePagePath();
  const { address, revisions, liveRevision, newestRevision } = document;
  const at = (number: number) =>
    path(`${address}${address.includes('?') ? '&' : '?'}revision=${number}`);
  if (revisions.length === 0) return <p>{copy.noSaves}</p>;
  return (
    <ul className="grid gap-3">
      {revisions.map(({ number, madeAt, madeBy, note }) => (
        <li key={number} className="grid gap-1 border-line border-t pt-3 first:border-0 first:pt-0">
          <p className="flex flex-wrap gap-x-3 gap-y-1">
            <b>{copy.number(number)}</b>
            {number === liveRevision && <span>{copy.isLive}</span>}
            <span className="text-ink-2">{instantText(madeAt, language)}</span>
            <SavedBy name={madeBy} byProgram={copy.byProgram} />
          </p>
          {note !== null && <p className="wrap-anywhere">{note}</p>}
          <div className="flex flex-wrap items-center gap-x-4">
            {number !== newestRevision && (
              <a href={at(number)} className="inline-flex min-h-11 items-center">
                {copy.look(number)}
              </a>
            )}
            {number !== liveRevision && (
              <DeskForm
                action={address}
                intent="publish"
                fields={{ revision: number, expected: newestRevision, live: liveRevision ?? '' }}
              >
                <Button variant={number === newestRevision ? 'dark' : 'outline'}>
                  {number === newestRevision ? copy.publish(number) : copy.goBack(number)}
                </Button>
              </DeskForm>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
