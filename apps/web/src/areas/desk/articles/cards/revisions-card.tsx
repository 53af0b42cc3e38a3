import type { EditorArticle, Revision } from '@pahiya/contracts/blog/editor-schema';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { SavedBy } from '../../shell/saved-by.tsx';

/** Revisions of the article, newest first, each linked to its changes. */
export function RevisionsCard({ article }: { article: EditorArticle }) {
  const copy = useCopy('desk-blog').revisions;
  return (
    <Card title={copy.title} id="revisions">
      <ul className="grid gap-3">
        {article.revisions.map((revision, place) => (
          <RevisionLine
            key={revision.revisionId}
            article={article}
            revision={revision}
            before={article.revisions[place + 1]}
          />
        ))}
      </ul>
    </Card>
  );
}

function RevisionLine({
  article,
  revision,
  before,
}: {
  article: EditorArticle;
  revision: Revision;
  before: Revision | undefined;
}) {
  const { revisions: copy, byProgram } = useCopy('desk-blog');
  const { language } = usePage();
  const path = usePagePath();
  const { revisionId, number, state, madeAt, madeBy, note, languages } = revision;
  const compare = `/desk/blog/${article.articleId}/compare`;
  const isNewest = revisionId === article.newest.revisionId;
  return (
    <li className="grid gap-1 border-line border-t pt-3 first:border-0 first:pt-0">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <b>{copy.number(number)}</b>
        <span>{copy.states[state]}</span>
        <span className="text-ink-2">{instantText(madeAt, language)}</span>
        <SavedBy name={madeBy} byProgram={byProgram} />
        {languages.length === 1 && languages[0] !== undefined && (
          <span>{copy.only[languages[0]]}</span>
        )}
      </p>
      {note !== null && <p className="wrap-anywhere">{note}</p>}
      <p className="flex flex-wrap gap-x-4">
        {before !== undefined && (
          <a
            href={path(`${compare}?from=${before.revisionId}&to=${revisionId}`)}
            className="inline-flex min-h-11 items-center"
          >
            {copy.changes(number)}
          </a>
        )}
        {!isNewest && (
          <a
            href={path(`${compare}?from=${revisionId}&to=${article.newest.revisionId}`)}
            className="inline-flex min-h-11 items-center"
          >
            {copy.since(number)}
          </a>
        )}
      </p>
    </li>
  );
}
