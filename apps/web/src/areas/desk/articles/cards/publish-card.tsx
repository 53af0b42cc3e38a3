import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import type { ReactNode } from 'react';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { DeskForm } from '../../shell/desk-form.tsx';

type PublishCardProps = {
  readonly article: EditorArticle;
  /** Scheduling was requested without a date. */
  readonly isInstantMissing: boolean;
};

/** Publishes the newest revision, now or later, or unpublishes the article. */
export function PublishCard({ article, isInstantMissing }: PublishCardProps) {
  const copy = useCopy('desk-blog').publish;
  const { language } = usePage();
  const { newest, liveRevisionId, revisions } = article;
  const waiting = revisions.find(({ state }) => state === 'scheduled');
  const isNewestLive = liveRevisionId === newest.revisionId;
  const isWhole = newest.languages.length === 2;
  return (
    <Card title={copy.title} id="publish">
      <p>{isNewestLive ? copy.isLive(newest.number) : copy.newest(newest.number)}</p>
      {!isWhole && <p>{copy.oneLanguage}</p>}
      {waiting?.publishAt != null && (
        <PublishForm article={article} intent="unschedule" revisionId={waiting.revisionId}>
          <p>{copy.waits(waiting.number, instantText(waiting.publishAt, language))}</p>
          <div>
            <Button variant="outline">{copy.unschedule}</Button>
          </div>
        </PublishForm>
      )}
      {isWhole && !isNewestLive && (
        <>
          <PublishForm article={article} intent="publish">
            <div>
              <Button variant="dark">{copy.now(newest.number)}</Button>
            </div>
          </PublishForm>
          <PublishForm article={article} intent="schedule">
            <TextField
              id="publishAt"
              name="publishAt"
              type="datetime-local"
              label={copy.at}
              hint={copy.atHint}
              error={isInstantMissing ? copy.noInstant : undefined}
            />
            <div>
              <Button variant="outline">{copy.later(newest.number)}</Button>
            </div>
          </PublishForm>
        </>
      )}
      {liveRevisionId !== null && (
        <PublishForm article={article} intent="withdraw">
          <p>{copy.withdrawText}</p>
          <div>
            <Button variant="outline">{copy.withdraw}</Button>
          </div>
        </PublishForm>
      )}
    </Card>
  );
}

function PublishForm({
  article,
  intent,
  revisionId = article.newest.revisionId,
  children,
}: {
  article: EditorArticle;
  intent: string;
  revisionId?: string;
  children: ReactNode;
}) {
  return (
    <DeskForm
      action={`/desk/blog/${article.articleId}`}
      intent={intent}
      fields={{ revision: revisionId }}
      className="mt-3 grid gap-3"
    >
      {children}
    </DeskForm>
  );
}
