import { Button, ButtonLink } from '@pahiya/ui/button';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { remindersPath } from './reminder-facts.ts';

/** Where the link of a weekly digest leads: to all dates, or to the end of all messages without sign-in. */
export function DigestForm({ digestKey }: { digestKey: string }) {
  const { digest: copy } = useCopy('reminders');
  const path = usePagePath();
  return (
    <Form method="post" action={remindersPath} className="card grid gap-3">
      <h2>{copy.title}</h2>
      <p>{copy.detail}</p>
      <input type="hidden" name="all" value={digestKey} />
      <div className="actions">
        <ButtonLink href={path(remindersPath)}>{copy.all}</ButtonLink>
        <Button type="submit" name="act" value="stop" variant="outline">
          {copy.stop}
        </Button>
      </div>
    </Form>
  );
}
