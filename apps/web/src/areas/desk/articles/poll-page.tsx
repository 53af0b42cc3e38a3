import type { EditorArticle, EditorPoll } from '@pahiya/contracts/blog/editor-schema';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { ArticleCrumbs } from './article-page.tsx';
import { PollForm } from './cards/poll-form.tsx';
import { emptyPoll, type PollOutcome, typedPoll, wrongInPoll } from './draft/typed-poll.ts';

type PollPageProps = {
  readonly article: EditorArticle;
  readonly done: 'saved' | 'closed' | null;
  readonly outcome: PollOutcome | null;
};

/** The poll of an article: texts in both languages, result, and closing. */
export function PollPage({ article, done, outcome }: PollPageProps) {
  const copy = useCopy('desk-blog').poll;
  const path = usePagePath();
  const { poll, articleId } = article;
  const open = poll !== null && poll.closedAt === null ? poll : null;
  const typed = outcome?.typed ?? (open === null ? emptyPoll : typedPoll(open));
  return (
    <div className="grid gap-5 pt-4">
      <ArticleCrumbs>
        <a href={path(`/desk/blog/${articleId}`)} className="inline-flex min-h-11 items-center">
          {copy.back}
        </a>
      </ArticleCrumbs>
      <h1>{copy.title}</h1>
      {done !== null && outcome === null && <DoneNote text={copy.done[done]} />}
      <RefusalNote refused={outcome?.refused ?? null} />
      {poll !== null && <PollResult poll={poll} article={article} />}
      <PollForm
        articleId={articleId}
        typed={typed}
        isOpen={open !== null}
        wrong={wrongInPoll(typed, outcome?.refused.fields ?? [])}
      />
    </div>
  );
}

function PollResult({ poll, article }: { poll: EditorPoll; article: EditorArticle }) {
  const { articleId, liveRevisionId } = article;
  const copy = useCopy('desk-blog').poll;
  const { language } = usePage();
  return (
    <Card title={poll[language]} id="result">
      <p>{standOf(poll, liveRevisionId !== null, copy)}</p>
      <ul className="mt-3 grid gap-3">
        {poll.options.map((option) => (
          <li key={option.id} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-3">
              <span className="wrap-anywhere">{option[language]}</span>
              <span className="nums">{copy.votes(option.votes)}</span>
            </span>
            <progress
              className="w-full"
              aria-label={option[language]}
              value={option.votes}
              max={Math.max(1, poll.total)}
            />
          </li>
        ))}
      </ul>
      {poll.closedAt === null && (
        <DeskForm
          action={`/desk/blog/${articleId}/poll`}
          intent="close"
          fields={{ poll: poll.pollId }}
          className="mt-3 grid gap-3"
        >
          <p>{copy.closeText}</p>
          <div>
            <Button variant="outline">{copy.close}</Button>
          </div>
        </DeskForm>
      )}
    </Card>
  );
}

/** Whether readers can vote; not before the article is published. */
function standOf(
  { closedAt }: EditorPoll,
  isLive: boolean,
  copy: { readonly isOpen: string; readonly isClosed: string; readonly isUnseen: string },
): string {
  if (closedAt !== null) return copy.isClosed;
  return isLive ? copy.isOpen : copy.isUnseen;
}
