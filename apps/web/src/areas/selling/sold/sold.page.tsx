import '../../../frame/styles/records.css';
import {
  checkSoldChallans,
  removeSold,
  reportSold,
  soldAlerts,
  soldVehicle,
} from '@pahiya/contracts/selling/sold-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { soldPath, soldVehiclePath } from '../selling-paths.ts';
import { SoldPage } from './sold-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const soldId = params.soldId ?? '';
  const answer = await pageTools(context).api.call(soldVehicle, { params: { soldId } });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    if (needsSignIn(failure)) return redirect(signInPath(soldVehiclePath(soldId)), 303);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const done = new URL(request.url).searchParams.get('done');
  return { kind: 'sold' as const, sold: answer.value, done };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const soldId = params.soldId ?? '';
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const answer = await send(pageTools(context), soldId, form);
  const here = soldVehiclePath(soldId);
  if (answer === null) return redirect(here, 303);
  if (answer.ok) {
    const done = intent === 'remove' ? `${soldPath}?done=removed` : `${here}?done=${intent}`;
    return redirect(done, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data<PageFailure>(failure, { status: failure.status });
}

function send({ api }: PageTools, soldId: string, form: FormData) {
  const one = { params: { soldId } };
  switch (formText(form, 'intent')) {
    case 'report':
      return api.call(reportSold, { ...one, body: { number: formText(form, 'number').trim() } });
    case 'alerts': {
      const channels = (['sms', 'email'] as const).filter((name) => formText(form, name) === 'yes');
      return api.call(soldAlerts, { ...one, body: { channels } });
    }
    case 'challans':
      return api.call(checkSoldChallans, one);
    case 'remove':
      return api.call(removeSold, one);
    default:
      return null;
  }
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('sold').title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const failure = (useActionData<typeof action>() as PageFailure | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <SoldPage sold={page.sold} done={page.done} failure={failure} />;
}
