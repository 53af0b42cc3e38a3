import { Button } from '@pahiya/ui/button';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { remindersPath } from './reminder-facts.ts';

/** Answers the reminder of a message's link, without sign-in. */
export function MessageForm({ messageKey }: { messageKey: string }) {
  const copy = useCopy('reminders');
  return (
    <Form method="post" action={remindersPath} className="card grid gap-3">
      <h2>{copy.message.title}</h2>
      <p>{copy.message.detail}</p>
      <input type="hidden" name="key" value={messageKey} />
      <div className="actions">
        <Button type="submit" name="act" value="done">
          {copy.acts.done}
        </Button>
        <Button type="submit" name="act" value="snooze" variant="outline">
          {copy.acts.snooze}
        </Button>
        <Button type="submit" name="act" value="stop" variant="outline">
          {copy.message.stop}
        </Button>
      </div>
    </Form>
  );
}
