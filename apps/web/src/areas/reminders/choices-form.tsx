import { ownFirstHours, ownLastHours } from '@pahiya/domain/messages/message-hours';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { Form } from 'react-router';
import type { Copies } from '../../frame/copy/copies.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { type Board, items, remindersPath } from './reminder-facts.ts';

/** Switches by channel and document. No channel is ticked before the person chose it: ticking it is the consent. */
export function ChoicesForm({ board }: { board: Board }) {
  const copy = useCopy('reminders');
  const { choose } = copy;
  const chosen = new Set<string>(board.choices?.channels);
  const silent = new Set<string>(board.choices?.silent);
  const daysOf = new Map(board.days.map((row) => [row.topic, row]));
  return (
    <Form method="post" action={remindersPath} className="card grid gap-4">
      <fieldset className="grid gap-2">
        <legend>
          <h2>{choose.channels}</h2>
        </legend>
        <CheckField
          id="sms"
          name="sms"
          value="yes"
          label={choose.sms}
          hint={choose.smsHint}
          defaultChecked={chosen.has('sms')}
        />
        <CheckField
          id="email"
          name="email"
          value="yes"
          label={choose.email}
          hint={board.hasEmail ? choose.emailHint : choose.noEmail}
          defaultChecked={chosen.has('email')}
          disabled={!board.hasEmail}
        />
        <CheckField
          id="push"
          name="push"
          value="yes"
          label={choose.push}
          hint={board.push.devices > 0 ? choose.pushHint(board.push.devices) : choose.noPush}
          defaultChecked={chosen.has('push')}
          disabled={board.push.devices === 0}
        />
        {board.hasWhatsApp && (
          <CheckField
            id="whatsapp"
            name="whatsapp"
            value="yes"
            label={choose.whatsApp}
            hint={choose.whatsAppHint}
            defaultChecked={chosen.has('whatsapp')}
          />
        )}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend>
          <h2>{choose.items}</h2>
        </legend>
        {chosen.size === 0 && <p className="text-small">{choose.none}</p>}
        <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-2">
          {items.map((item) => (
            <CheckField
              key={item}
              id={item}
              name={item}
              value="yes"
              label={copy.items[item]}
              hint={hintOf(daysOf.get(item)?.before ?? [], copy.reasons[item], copy)}
              defaultChecked={!silent.has(item)}
            />
          ))}
        </div>
      </fieldset>
      <CheckField
        id="weekly"
        name="weekly"
        value="yes"
        label={choose.weekly}
        hint={choose.weeklyHint}
        defaultChecked={board.choices?.rhythm === 'weekly'}
      />
      <fieldset className="grid gap-2">
        <legend className="font-semibold">{choose.hours}</legend>
        <p className="text-ink-2 text-small">{choose.hoursHint}</p>
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            id="first"
            name="first"
            label={choose.from}
            options={ownFirstHours.map((hour) => ({
              value: String(hour),
              label: choose.hour(hour),
            }))}
            defaultValue={String(board.hours.first)}
          />
          <SelectField
            id="last"
            name="last"
            label={choose.to}
            options={ownLastHours.map((hour) => ({
              value: String(hour),
              label: choose.hour(hour),
            }))}
            defaultValue={String(board.hours.last)}
          />
        </div>
      </fieldset>
      <p className="text-ink-2 text-small">{choose.note}</p>
      <p>
        <SubmitButton label={choose.submit} busy={choose.busy} action={remindersPath} />
      </p>
    </Form>
  );
}

/** Days before, the largest first, and what decides them. */
function hintOf(
  before: readonly number[],
  reason: string,
  { daysBefore, and }: Copies['reminders'],
): string {
  const last = before.at(-1);
  if (last === undefined) return reason;
  const others = before.slice(0, -1).join(', ');
  const when = daysBefore(others === '' ? String(last) : and(others, String(last)), last);
  return reason === '' ? when : `${when}, ${reason}`;
}
