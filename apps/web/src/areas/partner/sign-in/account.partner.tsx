import {
  partnerDevices,
  partnerPassword,
  partnerSignOutDevice,
} from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta, RefusalNote } from '../shell/partner-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const deeds = ['changed', 'signed-out'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerDevices, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = deeds.find((one) => one === done) ?? null;
  return { kind: 'account' as const, devices: answer.value.devices, deed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const device = formText(form, 'device');
  if (device !== '') {
    const params = { deviceSessionId: device };
    const answer = await tools.api.call(partnerSignOutDevice, { params });
    if (answer.ok) return redirect('/partner/account?done=signed-out', 303);
    return refusedForm(tools, answer.error, { intent: 'device', request });
  }
  const body = { current: formText(form, 'current'), next: formText(form, 'next') };
  const answer = await tools.api.call(partnerPassword, { body });
  if (answer.ok) return redirect('/partner/account?done=changed', 303);
  return refusedForm(tools, answer.error, { intent: 'password', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner').account.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const copy = useCopy('partner').account;
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <h1>{copy.title}</h1>
      {page.deed !== null && refused === null && <DoneNote text={copy.done[page.deed]} />}
      <RefusalNote refused={refused} />
      <Card title={copy.devices} id="devices">
        <ul className="grid gap-3">
          {page.devices.map((device) => (
            <li
              key={device.deviceSessionId}
              className="flex flex-wrap items-center justify-between gap-2"
            >
              <span>
                <b lang="en">{device.label}</b>
                {device.isThis && ` · ${copy.thisDevice}`}
                <span className="block text-ink-2 text-small">
                  {copy.since(instantText(device.signedInAt, language))}
                </span>
              </span>
              {!device.isThis && (
                <form method="post" action={path('/partner/account')}>
                  <input type="hidden" name="device" value={device.deviceSessionId} />
                  <Button variant="outline" size="sm" aria-label={copy.signOutLong(device.label)}>
                    {copy.signOut}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={copy.password} id="password-card">
        <form method="post" action={path('/partner/account')} className="grid gap-4">
          <TextField
            id="current"
            name="current"
            type="password"
            label={copy.current}
            autoComplete="current-password"
            maxLength={200}
            required
          />
          <NewPasswordField name="next" />
          <Button variant="dark">{copy.change}</Button>
        </form>
      </Card>
    </div>
  );
}
