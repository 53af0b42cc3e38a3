import '../../../frame/styles/records.css';
import { sendAdEvent } from '@pahiya/contracts/forms/forms-calls';
import {
  insuranceAdvertisePage,
  saveInsuranceLead,
} from '@pahiya/contracts/insurance/insurance-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { cityOfCookies } from '../../../frame/state/city-slice.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { newFormKey } from '../../../parts/payment/form-key.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { callBackPath } from '../insurance-path.ts';
import { CallBackPage } from './call-back-page.tsx';
import { type CallBackField, type CallBackWish, readCallBack } from './call-back-wish.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const query = new URL(request.url).searchParams;
  const answer = await tools.api.call(insuranceAdvertisePage, {});
  const done = query.get('done');
  const city = cityOfCookies(tools.cookie);
  const page = {
    campaign: answer.ok ? answer.value : null,
    failure: answer.ok ? null : toPageFailure(answer.error),
    vehicleNumber: (query.get('vehicleNumber') ?? '').slice(0, longestEcho),
    city: tools.language === 'hi' ? city.cityHindi : city.city,
    isVisitor: !tools.isLoggedInHint,
    deed: (['asked', 'joined'] as const).find((one) => one === done) ?? null,
  };
  return data(page, { status: page.failure?.status ?? 200 });
}

/** What came of the form, where it does not lead on. */
export type CallBackOutcome = {
  readonly wish: CallBackWish;
  readonly faults: readonly CallBackField[];
  readonly failure: PageFailure | null;
};

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const wish = readCallBack(form);
  const reading = (await loadNumberReader()).readNumber(wish.vehicleNumber);
  const faults: CallBackField[] = [
    ...(wish.firmId === '' ? (['partner'] as const) : []),
    ...(reading.kind === 'problem' ? (['vehicleNumber'] as const) : []),
    ...(wish.channels.length === 0 ? (['channel'] as const) : []),
  ];
  if (faults.length > 0) {
    return data<CallBackOutcome>({ wish, faults, failure: null }, { status: 400 });
  }
  const answer = await tools.api.call(saveInsuranceLead, {
    body: {
      ...wish,
      channels: [...wish.channels],
      cityId: cityOfCookies(tools.cookie).cityId,
      language: tools.language === 'hi' ? 'hi' : 'en',
    },
  });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    if (needsSignIn(failure)) {
      return redirect(signInPath(callBackPath({ vehicleNumber: wish.vehicleNumber })), 303);
    }
    const wrong = answer.error.kind === 'problem' && failure.code.startsWith('vehicle/');
    return data<CallBackOutcome>(
      { wish, faults: wrong ? ['vehicleNumber'] : [], failure: wrong ? null : failure },
      { status: failure.status },
    );
  }
  const { isRepeat } = answer.value;
  if (!isRepeat) await countLead(tools);
  return redirect(callBackPath({ done: isRepeat ? 'joined' : 'asked' }), 303);
}

/** Tells the ad service of a new enquiry, with no data of the person; the call forwards it only with consent to that,
 * and an enquiry does not fail with it. */
async function countLead({ api }: PageTools): Promise<void> {
  const hex = newFormKey();
  const eventId = [
    ...[hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`],
    hex.slice(20),
  ].join('-');
  await api.call(sendAdEvent, { body: { eventId, event: 'Lead', path: '/insurance-call-back' } });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('insurance-call-back').metaTitle,
  description: copy('insurance-call-back').metaDescription,
  canonical: '/insurance-call-back',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  return <CallBackPage {...page} outcome={outcome} />;
}
