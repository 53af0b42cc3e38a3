import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';

/** Number of subscribers, and a button to send the newsletter early. Shows no e-mail addresses. */
export function NewsletterCard({ newsletter }: { newsletter: Answer<'editorNewsletter'> }) {
  const copy = useCopy('desk-blog').list.newsletter;
  const path = usePagePath();
  const { en, hi, unconfirmed, due } = newsletter;
  return (
    <Card title={copy.title} id="newsletter">
      <p>{copy.readers(en, hi)}</p>
      <p className="text-ink-2 text-small">{copy.unconfirmed(unconfirmed)}</p>
      <p className="text-ink-2 text-small">{copy.byItself}</p>
      {due > 0 && (
        <form method="post" action={path('/desk/blog')} className="mt-3 grid gap-3">
          <p>{copy.due(due)}</p>
          <div>
            <Button variant="outline">{copy.send}</Button>
          </div>
        </form>
      )}
    </Card>
  );
}
