import {
  deskDecideTariff,
  deskPreviewTariff,
  deskSaveTariff,
  deskTariffs,
} from '@pahiya/contracts/insurance/insurance-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText, pastedText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { TariffPage } from './tariff-page.tsx';

const path = '/desk/insurance/tariff';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskTariffs, {});
  return answer.ok
    ? { kind: 'tariff' as const, tariffs: answer.value }
    : failedPage(answer.error, request);
}

/** Shows what a corrected table changes, saves it, or decides one that waits. */
export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  if (intent === 'confirm' || intent === 'discard') {
    const answer = await tools.api.call(deskDecideTariff, {
      params: { tariffId: formText(form, 'tariffId') },
      body: { decision: intent },
    });
    if (answer.ok) return redirect(path, 303);
    return refusedForm(tools, answer.error, { intent, request, text: '', reason: '' });
  }
  const text = pastedText(form, 'text');
  const reason = formText(form, 'reason').trim();
  if (intent === 'save') {
    const body = { text, reason: reason === '' ? null : reason };
    const answer = await tools.api.call(deskSaveTariff, { body });
    if (answer.ok) return redirect(path, 303);
    return refusedForm(tools, answer.error, { intent, request, text, reason });
  }
  const answer = await tools.api.call(deskPreviewTariff, { body: { text } });
  if (answer.ok) return { kind: 'preview' as const, preview: answer.value, text, reason };
  return refusedForm(tools, answer.error, { intent: 'preview', request, text, reason });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-insurance').tariff));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const isPreview = outcome !== undefined && 'kind' in outcome;
  return (
    <TariffPage
      tariffs={page.tariffs}
      preview={isPreview ? outcome.preview : null}
      refused={isPreview ? null : (outcome ?? null)}
      text={outcome?.text ?? ''}
      reason={outcome?.reason ?? ''}
    />
  );
}
