import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { personPath } from '../read/community-trail.ts';
import { PersonName } from '../read/person-name.tsx';

/** Whom a person mutes and blocks, each with the button that ends it. */
export function MutedCard({ people }: { people: Answer<'mutedPeople'>['people'] }) {
  const copy = useCopy('community-own').muted;
  const path = usePagePath();
  if (people.length === 0) return null;
  return (
    <Card title={copy.title} id="muted">
      <ul className="grid gap-3">
        {people.map(({ handle, displayName, how }) => (
          <li key={handle} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href={path(personPath(handle))}>
              <PersonName handle={handle} name={displayName} />
            </a>
            <span className="text-ink-2">{copy[how]}</span>
            <Form method="post" action="/community/settings">
              <input type="hidden" name="unmute" value={handle} />
              <Button variant="outline" size="sm">
                {copy.undo[how]}
                <span className="sr-only">{` @${handle}`}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
