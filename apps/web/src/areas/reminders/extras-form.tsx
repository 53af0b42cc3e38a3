import { extraChannels } from '@pahiya/domain/messages/extra-channels';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { type Board, remindersPath } from './reminder-facts.ts';

/** Notifications and WhatsApp for messages that a person subscribed to on other pages. Nothing is ticked at first. */
export function ExtrasForm({ extras }: Pick<Board, 'extras'>) {
  const { extras: copy, sent } = useCopy('reminders');
  const offered = extraChannels.filter((channel) =>
    extras.some((extra) => extra.offered.includes(channel)),
  );
  return (
    <Card id="extras" title={copy.title}>
      {offered.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Form method="post" action={remindersPath} className="grid gap-4">
          <input type="hidden" name="intent" value="extras" />
          <p>{copy.text}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {extras.map(({ message, offered: ways, chosen }) => (
              <fieldset key={message}>
                <legend className="font-semibold">{sent.about[message]}</legend>
                <div className="flex flex-wrap gap-x-6">
                  {offered.map((channel) => (
                    <CheckField
                      key={channel}
                      id={`${message}-${channel}`}
                      name={`${message}-${channel}`}
                      value="yes"
                      label={sent.channels[channel]}
                      defaultChecked={chosen.includes(channel)}
                      disabled={!ways.includes(channel)}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
          <p className="text-ink-2 text-small">
            {offered.includes('whatsapp') ? copy.whatsApp : copy.note}
          </p>
          <p>
            <SubmitButton
              label={copy.submit}
              busy={copy.busy}
              action={remindersPath}
              intent="extras"
              variant="outline"
            />
          </p>
        </Form>
      )}
    </Card>
  );
}
