import {
  deskAnswerCorrection,
  deskCorrections,
} from '@pahiya/contracts/service-history/service-history-calls';
import { correctionRefusals } from '@pahiya/domain/service-history/correction';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { type AnswerFault, CorrectionsPage } from './corrections-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const orderId = searchParams.get('order');
  const query = orderId === null ? {} : { orderId };
  const answer = await pageTools(context).api.call(deskCorrections, { query });
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = searchParams.get('done') === 'answered';
  return { kind: 'corrections' as const, ...answer.value, orderId, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const correctionId = formText(form, 'correction');
  const orderId = formText(form, 'order');
  const verdict = formText(form, 'verdict');
  const note = formText(form, 'note').trim();
  const reason = correctionRefusals.find((one) => one === verdict);
  const faults: AnswerFault['faults'] = [
    ...(reason === undefined && verdict !== 'accepted' ? (['verdict'] as const) : []),
    ...(note.length < 3 || note.length > 200 ? (['note'] as const) : []),
  ];
  if (faults.length > 0) {
    const fault: AnswerFault = { correctionId, verdict, note, faults };
    return data({ intent: 'incomplete', fault }, { status: 400 });
  }
  const answer = await tools.api.call(deskAnswerCorrection, {
    params: { correctionId },
    body:
      reason === undefined ? { verdict: 'accepted', note } : { verdict: 'refused', reason, note },
  });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent: 'answer', request });
  const back = new URLSearchParams({
    ...(orderId === '' ? {} : { order: orderId }),
    done: 'answered',
  });
  return redirect(`/desk/corrections?${back}`, 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-corrections').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <CorrectionsPage {...page} outcome={outcome} />;
}
