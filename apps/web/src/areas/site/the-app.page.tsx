import { sendLinkSms } from '@pahiya/contracts/forms/forms-calls';
import '../../frame/styles/records.css';
import { Card } from '@pahiya/ui/card';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { InstallOffer } from '../../parts/companion/install-offer.tsx';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { needsSignIn, type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import { AppBenefits, appPath } from '../../parts/limit/app-benefits.tsx';
import { SitePage } from './site-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    isLoggedIn: pageTools(context).isLoggedInHint,
    isSent: new URL(request.url).searchParams.get('done') === 'sent',
  };
}

/** Pressing the button is the consent to one SMS. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  await request.text();
  const answer = await api.call(sendLinkSms, { body: { path: appPath, language } });
  if (answer.ok) return redirect(`${appPath}?done=sent`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(appPath), 303);
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('site-app').title,
  description: copy('site-app').metaDescription,
}));

export function Component() {
  const { isLoggedIn, isSent } = useLoaderData<typeof loader>();
  const outcome = useActionData<{ failure: PageFailure }>() ?? null;
  const copy = useCopy('site-app');
  return (
    <SitePage title={copy.title} lead={copy.lead} crumbs={copy.crumbs}>
      {isSent && outcome === null && <DoneNote text={copy.sent} />}
      {outcome !== null && <FailureFace failure={outcome.failure} action={null} />}
      <AppBenefits isLoggedIn={isLoggedIn} />
      <Card title={copy.add.title} id="add">
        <ul className="grid gap-3">
          <li>{copy.add.android}</li>
          <li>{copy.add.iphone}</li>
          <li>{copy.add.computer}</li>
        </ul>
        <p className="pt-3 text-small">{copy.add.note}</p>
      </Card>
      <InstallOffer />
    </SitePage>
  );
}
