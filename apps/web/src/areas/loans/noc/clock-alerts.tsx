import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { NocOutcome } from './noc-outcome.ts';

const here = '/loans/noc';
const channels = ['sms', 'email'] as const;

type ClockAlertsProps = {
  readonly clock: Answer<'listNocClocks'>['clocks'][number];
  readonly outcome: NocOutcome | null;
};

/** Switches the alerts of a closed loan on and off, by channel. Nothing is ticked at first. */
export function ClockAlerts({ clock, outcome }: ClockAlertsProps) {
  const copy = useCopy('loan-noc').alerts;
  const { language } = usePage();
  const { clockId, alerts } = clock;
  const isBad =
    outcome?.kind === 'faults' &&
    outcome.clockId === clockId &&
    outcome.faults.includes('channels');
  return (
    <Form method="post" action={here} className="grid gap-3">
      <input type="hidden" name="intent" value="alerts" />
      <input type="hidden" name="clockId" value={clockId} />
      <h3 id={`alerts-${clockId}-title`}>{copy.title}</h3>
      <fieldset aria-describedby={`alerts-${clockId}-note`}>
        <legend className="font-semibold">{copy.channel}</legend>
        {channels.map((channel) => (
          <CheckField
            key={channel}
            id={`${channel}-${clockId}`}
            name={channel}
            value="yes"
            label={copy.channels[channel]}
            defaultChecked={alerts.channels.includes(channel)}
            error={isBad && channel === 'email' ? copy.noEmail : undefined}
          />
        ))}
      </fieldset>
      <p id={`alerts-${clockId}-note`} className="text-ink-2 text-small">
        {copy.note}
      </p>
      {alerts.nextOn !== null && (
        <p>{copy.next(formatIstDate(alerts.nextOn as IstDate, language))}</p>
      )}
      <div>
        <SubmitButton
          label={copy.submit}
          busy={copy.busy}
          action={here}
          intent="alerts"
          variant="outline"
        />
      </div>
    </Form>
  );
}

/** Ends the alerts of a message's link, without sign-in. */
export function StopAlerts({ stop }: { readonly stop: string }) {
  const copy = useCopy('loan-noc').alerts.stop;
  return (
    <Form method="post" action={here}>
      <Card id="stop" title={copy.title}>
        <p>{copy.text}</p>
        <input type="hidden" name="intent" value="stop" />
        <input type="hidden" name="key" value={stop} />
        <div className="pt-4">
          <SubmitButton label={copy.submit} busy={copy.busy} action={here} intent="stop" />
        </div>
      </Card>
    </Form>
  );
}
