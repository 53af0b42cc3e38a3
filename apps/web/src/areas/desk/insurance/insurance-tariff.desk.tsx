import { deskInsurance, deskPreviewTariff } from '@pahiya/contracts/insurance/insurance-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { TariffPreview } from './tariff-preview.tsx';

/** For the gate alone: the form needs nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskInsurance, {});
  return answer.ok ? { kind: 'tariff' as const } : failedPage(answer.error, request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const text = formText(await request.formData(), 'text');
  const answer = await tools.api.call(deskPreviewTariff, { body: { text } });
  if (answer.ok) return { kind: 'preview' as const, preview: answer.value };
  return refusedForm(tools, answer.error, { intent: 'preview', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-insurance').tariff));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const isPreview = outcome !== undefined && 'kind' in outcome;
  return (
    <TariffPreview
      preview={isPreview ? outcome.preview : null}
      refused={isPreview ? null : (outcome ?? null)}
    />
  );
}
