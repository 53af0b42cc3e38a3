import { contactChannels, contactSlots } from '@pahiya/contracts/contact-ledger/contact-terms';
import { askDealer, dealerCard } from '@pahiya/contracts/partner-leads/lead-calls';
import '../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../parts/failure/page-failure.ts';
import { refusedOf } from '../../parts/failure/refused.ts';
import { type AskOutcome, DealerPage } from './dealer-page.tsx';

const kinds = ['used-car', 'sell-car'] as const;

const defaultCity = 10_084;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const token = params.token ?? '';
  const answer = await api.call(dealerCard, { params: { id: token } });
  if (answer.ok) {
    const done = new URL(request.url).searchParams.get('done');
    const deed = (['asked', 'joined'] as const).find((one) => one === done) ?? null;
    return { kind: 'dealer' as const, dealer: answer.value.dealer, token, deed };
  }
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const token = params.token ?? '';
  const chosen = form.getAll('channel');
  const body = {
    kind: kinds.find((one) => one === formText(form, 'kind')) ?? 'used-car',
    title: formText(form, 'title'),
    wish: formText(form, 'wish'),
    cityId: Number(tools.cookie('cityId')) || defaultCity,
    slot: contactSlots.find((one) => one === formText(form, 'slot')) ?? 'any',
    channels: contactChannels.filter((one) => chosen.includes(one)),
    language: tools.language === 'hi' ? ('hi' as const) : ('en' as const),
  };
  const answer = await tools.api.call(askDealer, { params: { id: token }, body });
  const path = `/dealer/${encodeURIComponent(token)}`;
  if (answer.ok) {
    return redirect(`${path}?done=${answer.value.isRepeat ? 'joined' : 'asked'}`, 303);
  }
  const refused = refusedOf(tools, answer.error, 'ask');
  if (needsSignIn(refused.failure)) return redirect(signInPath(path), 303);
  const { title, wish, slot, channels } = body;
  const typed = { kind: body.kind, title, wish, slot, channels };
  return data<AskOutcome>({ ...refused, typed }, { status: refused.failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy, data: page }) => ({
  title: page?.kind === 'dealer' ? page.dealer.name : copy('dealer').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as AskOutcome | null;
  if (page.kind === 'failed') {
    return (
      <div className="mx-auto max-w-2xl pt-4">
        <FailureFace failure={page.failure} level={1} action={null} />
      </div>
    );
  }
  return <DealerPage {...page} refused={refused} />;
}
