import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { ProofFields } from '../../../parts/owner-proof/proof-fields.tsx';
import type { ProofFault } from '../../../parts/owner-proof/read-proof.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { challansPath } from '../../../parts/vehicle-number/record-path.ts';
import { type AlertDeed, alertsPath, type OwnerAlerts } from './alerts-path.ts';

/** Outcome of a form without redirect. */
export type AlertsOutcome =
  | { readonly kind: 'proof'; readonly faults: readonly ProofFault[] }
  | { readonly kind: 'channels' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

type AlertsPageProps = {
  readonly alerts: OwnerAlerts;
  readonly deed: AlertDeed | null;
  readonly outcome: AlertsOutcome | null;
};

/** Alerts of one vehicle: the proof that it is one's own, channels, and what the last look found. */
export function AlertsPage({ alerts, deed, outcome }: AlertsPageProps) {
  const copy = useCopy('owner-alerts');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[{ href: path('/garage'), label: copy.garage }]}
        here={alerts.display}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      {deed !== null && <DoneNote text={copy.done[deed]} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {alerts.alert !== null && <StateCard alerts={alerts} alert={alerts.alert} />}
      {alerts.isProved ? (
        <ChannelsCard alerts={alerts} isWrong={outcome?.kind === 'channels'} />
      ) : (
        <ProofCard
          vehicleNumber={alerts.vehicleNumber}
          faults={outcome?.kind === 'proof' ? outcome.faults : []}
        />
      )}
      <p className="text-ink-2 text-small">{copy.limits}</p>
    </div>
  );
}

type StateCardProps = {
  readonly alerts: OwnerAlerts;
  readonly alert: NonNullable<OwnerAlerts['alert']>;
};

function StateCard({ alerts, alert }: StateCardProps) {
  const { state: copy } = useCopy('owner-alerts');
  const { language } = usePage();
  const path = usePagePath();
  const action = alertsPath(alerts.vehicleNumber);
  return (
    <Card id="state" title={copy.title} aside={<StatusChip tone="road" word={copy.on} />}>
      <div className="grid gap-3">
        <p>
          {alert.checkedAt === null
            ? copy.first
            : copy.checked(instantText(alert.checkedAt, language), alert.challans ?? 0)}
        </p>
        {alert.hasFailedSource && <p>{copy.failed}</p>}
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={path(challansPath(alerts.vehicleNumber))} variant="outline" size="sm">
            {copy.challans}
          </ButtonLink>
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value="stop" />
            <SubmitButton
              label={copy.stop}
              busy={copy.stopping}
              action={action}
              intent="stop"
              variant="quiet"
              size="sm"
            />
          </Form>
        </div>
      </div>
    </Card>
  );
}

type ChannelsCardProps = { readonly alerts: OwnerAlerts; readonly isWrong: boolean };

/** No channel is ticked before the person chose it: ticking it is the consent. */
function ChannelsCard({ alerts, isWrong }: ChannelsCardProps) {
  const { channels: copy } = useCopy('owner-alerts');
  const action = alertsPath(alerts.vehicleNumber);
  const chosen = new Set<string>(alerts.alert?.channels);
  const fields = [
    { id: 'sms', hint: undefined, isOpen: true },
    { id: 'email', hint: alerts.hasEmail ? undefined : copy.noEmail, isOpen: alerts.hasEmail },
    { id: 'push', hint: alerts.devices > 0 ? undefined : copy.noPush, isOpen: alerts.devices > 0 },
  ] as const;
  return (
    <Card id="channels" title={copy.title}>
      <Form method="post" action={action} className="grid gap-4">
        <FormErrors
          title={copy.errorsTitle}
          errors={isWrong ? [{ fieldId: 'sms', message: copy.choose }] : []}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-2">{copy.legend}</legend>
          {fields.map(({ id, hint, isOpen }) => (
            <CheckField
              key={id}
              id={id}
              name={id}
              value="yes"
              label={copy.names[id]}
              hint={hint}
              defaultChecked={chosen.has(id)}
              disabled={!isOpen}
            />
          ))}
        </fieldset>
        <SubmitButton
          label={alerts.alert === null ? copy.start : copy.change}
          busy={copy.busy}
          action={action}
          block
        />
      </Form>
    </Card>
  );
}

type ProofCardProps = {
  readonly vehicleNumber: string;
  readonly faults: readonly ProofFault[];
};

function ProofCard({ vehicleNumber, faults }: ProofCardProps) {
  const { proof: copy } = useCopy('owner-alerts');
  const words = useCopy('owner-proof');
  const action = alertsPath(vehicleNumber);
  const messages = { chassisNumber: words.chassisMissing, engineNumber: words.engineMissing };
  return (
    <Card id="proof" title={copy.title}>
      <Form method="post" action={action} className="grid gap-4">
        <p>{copy.text}</p>
        <input type="hidden" name="intent" value="prove" />
        <FormErrors
          title={copy.errorsTitle}
          errors={faults.map((fieldId) => ({ fieldId, message: messages[fieldId] }))}
        />
        <ProofFields faults={faults} required />
        <SubmitButton label={copy.submit} busy={copy.busy} action={action} intent="prove" block />
      </Form>
    </Card>
  );
}
