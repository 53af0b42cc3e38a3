import type { Answer } from '@pahiya/api-client/api-client';
import { excerptOf } from '@pahiya/domain/community/post-text';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';

type AnswersCardProps = {
  /** Path of the page, without the language. */
  readonly action: string;
  readonly acceptedId: string | null;
  readonly comments: Answer<'postComments'>['comments'];
};

/** Replies to an own post, one of which its author can accept as the answer. */
export function AnswersCard({ action, acceptedId, comments }: AnswersCardProps) {
  const copy = useCopy('community-write').answers;
  const shown = comments.filter(({ text, state }) => text !== null && state === 'live');
  if (shown.length === 0) return null;
  return (
    <Card title={copy.title} id="answers">
      <ul className="grid gap-3">
        {shown.map(({ commentId, author, text }) => (
          <li key={commentId} className="grid gap-1 border-line border-b pb-3">
            <p dir="auto">
              {author !== null && <bdi lang="en">@{author}: </bdi>}
              {excerptOf(text ?? '')}
            </p>
            <Form method="post" action={action}>
              <input type="hidden" name="intent" value="accept" />
              <input
                type="hidden"
                name="comment"
                value={commentId === acceptedId ? '' : commentId}
              />
              <Button size="sm" variant={commentId === acceptedId ? 'dark' : 'outline'}>
                {commentId === acceptedId ? copy.undo : copy.accept}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
