import type { Device } from '@pahiya/contracts/auth/device-contracts';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../parts/texts/english-run.tsx';
import { deviceName } from './device-name.ts';

/** Devices on which the account is signed in; null when the list could not be loaded. */
export function DevicesCard({ devices }: { devices: readonly Device[] | null }) {
  const { devices: copy } = useCopy('account');
  if (devices === null) {
    return (
      <Card title={copy.title} id="devices">
        <p>{copy.failed}</p>
      </Card>
    );
  }
  return (
    <Card title={copy.title} id="devices">
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.deviceSessionId} device={device} />
        ))}
      </ul>
      <Form method="post" action="/account" className="actions pt-4">
        {devices.length > 1 && (
          <Button type="submit" name="intent" value="sign-out-others" variant="outline" size="sm">
            {copy.signOutOthers}
          </Button>
        )}
        <Button type="submit" name="intent" value="sign-out-all" variant="outline" size="sm">
          {copy.signOutAll}
        </Button>
      </Form>
    </Card>
  );
}

/** Names of browsers and systems stay in Latin letters within a Hindi text. */
function MarkedName({ name }: { readonly name: string }) {
  return name
    .split(/([A-Za-z](?:[A-Za-z ]*[A-Za-z])?)/)
    .map((part, place) => (place % 2 === 1 ? <EnglishRun key={part} text={part} /> : part));
}

function DeviceRow({ device }: { device: Device }) {
  const { devices: copy } = useCopy('account');
  const { language } = usePage();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3">
      <div>
        <b className="block">
          <MarkedName name={deviceName(device.label, copy)} />
        </b>
        <span className="text-ink-2 text-small">
          <time dateTime={device.signedInAt}>
            {copy.since(instantText(device.signedInAt, language))}
          </time>
          {', '}
          <time dateTime={device.lastSeenAt}>
            {copy.seen(instantText(device.lastSeenAt, language))}
          </time>
        </span>
      </div>
      {device.isCurrent ? (
        <StatusChip tone="road" word={copy.current} />
      ) : (
        <Form method="post" action="/account">
          <input type="hidden" name="intent" value="sign-out-device" />
          <input type="hidden" name="device" value={device.deviceSessionId} />
          <Button
            type="submit"
            variant="outline"
            size="sm"
            aria-label={copy.signOutLong(deviceName(device.label, copy))}
          >
            {copy.signOut}
          </Button>
        </Form>
      )}
    </li>
  );
}
