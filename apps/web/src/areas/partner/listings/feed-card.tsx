import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';

type Feed = Answer<'partnerListings'>['feed'];

const counts = [
  'new',
  'price',
  'changed',
  'ended',
  'same',
  'missing',
  'back',
  'wrongCount',
] as const;

type FeedCardProps = {
  readonly feed: Feed;
  /** Of a change just made; null: none. */
  readonly isEnded: boolean | null;
};

/** Address of a dealer's feed, and what its last reading led to. */
export function FeedCard({ feed, isEnded }: FeedCardProps) {
  const copy = useCopy('partner-listings').feed;
  const path = usePagePath();
  return (
    <Card id="feed" title={copy.title}>
      <div className="grid gap-4">
        {isEnded !== null && <DoneNote text={isEnded ? copy.ended : copy.saved} />}
        <p>{copy.text}</p>
        {feed !== null && <LastReading feed={feed} />}
        <form method="post" action={path('/partner/listings')} className="grid gap-3">
          <TextField
            id="url"
            name="url"
            type="url"
            label={copy.field}
            autoComplete="off"
            maxLength={500}
            defaultValue={feed?.url ?? ''}
            required
          />
          <div className="actions">
            <Button type="submit" name="act" value="feed">
              {feed === null ? copy.save : copy.again}
            </Button>
            {feed !== null && (
              <Button type="submit" name="act" value="end-feed" variant="outline" formNoValidate>
                {copy.end}
              </Button>
            )}
          </div>
        </form>
      </div>
    </Card>
  );
}

function LastReading({ feed: { readAt, outcome, report } }: { readonly feed: NonNullable<Feed> }) {
  const copy = useCopy('partner-listings');
  const { language } = usePage();
  if (readAt === null || outcome === null) return <p role="status">{copy.feed.unread}</p>;
  return (
    <div className="grid gap-2">
      <p>
        <b>{copy.feed.readAt(instantText(readAt, language))}</b>
        <br />
        {copy.feed.outcomes[outcome]}
      </p>
      {report !== null && (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
            {counts
              .map((id) => [id, report[id] ?? 0] as const)
              .filter(([, count]) => count > 0)
              .map(([id, count]) => (
                <li key={id}>{copy.feed.counts[id](count)}</li>
              ))}
          </ul>
          <ul className="grid gap-1 text-small">
            {report.wrong.map(({ line, stockNumber, faults }) => (
              <li key={line}>
                {copy.import.line(line, stockNumber)}:{' '}
                <span lang="en">
                  {faults.map(({ column, message }) => `${column}: ${message}`).join(' ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
