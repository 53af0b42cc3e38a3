import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { personPath } from '../read/community-trail.ts';

/** Whom a person mutes and blocks; it is undone on their pages. */
export function MutedCard({ people }: { people: Answer<'mutedPeople'>['people'] }) {
  const copy = useCopy('community-write').muted;
  const path = usePagePath();
  if (people.length === 0) return null;
  return (
    <Card title={copy.title} id="muted">
      <ul className="grid gap-1">
        {people.map(({ handle, how }) => (
          <li key={handle}>
            <a href={path(personPath(handle))}>
              <bdi lang="en">@{handle}</bdi>
            </a>{' '}
            <span className="text-ink-2">{copy[how]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
