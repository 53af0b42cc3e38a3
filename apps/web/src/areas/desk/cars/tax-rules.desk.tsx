import type { Answer } from '@pahiya/api-client/api-client';
import {
  deskDeleteTaxRule,
  deskPreviewTaxRules,
  deskSaveTaxRules,
  deskTaxRules,
} from '@pahiya/contracts/new-cars/tax-rule-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText, pastedText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { TaxRulesPage } from './tax-rules-page.tsx';

/** A list as typed: refused, or tried without saving it. */
export type TaxRulesOutcome = {
  readonly refused: Refused | null;
  readonly preview: Answer<'deskPreviewTaxRules'> | null;
  readonly typed: string;
};

const path = '/desk/cars/taxes';
const deeds = ['saved', 'deleted'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskTaxRules, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  return {
    kind: 'rules' as const,
    ...answer.value,
    deed: deeds.find((one) => one === done) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const typed = pastedText(form, 'text');
  if (intent === 'preview') {
    const answer = await tools.api.call(deskPreviewTaxRules, { body: { text: typed } });
    if (answer.ok) return { refused: null, preview: answer.value, typed } satisfies TaxRulesOutcome;
    const refused = refusedForm(tools, answer.error, { intent, request });
    if (refused instanceof Response) return refused;
    return data<TaxRulesOutcome>(
      { refused: refused.data, preview: null, typed },
      refused.init ?? undefined,
    );
  }
  const isDeleting = intent === 'delete';
  const answer = isDeleting
    ? await tools.api.call(deskDeleteTaxRule, { params: { id: formText(form, 'id') || '0' } })
    : await tools.api.call(deskSaveTaxRules, { body: { text: typed } });
  if (answer.ok) return redirect(`${path}?done=${isDeleting ? 'deleted' : 'saved'}`, 303);
  const refused = refusedForm(tools, answer.error, { intent, request });
  if (refused instanceof Response) return refused;
  return data<TaxRulesOutcome>(
    { refused: refused.data, preview: null, typed },
    refused.init ?? undefined,
  );
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-tax-rules').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as TaxRulesOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <TaxRulesPage rules={page.rules} deed={page.deed} outcome={outcome} />;
}
