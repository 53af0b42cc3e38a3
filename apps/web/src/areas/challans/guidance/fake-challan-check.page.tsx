import { checkChallanMessage } from '@pahiya/contracts/challans/challans-calls';
import '../../../frame/styles/records.css';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type CheckOutcome, CheckPage } from './check-page.tsx';

/** Checks a pasted message. It is in the body, to keep it out of URLs and logs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = form.get('text');
  const text = typeof typed === 'string' ? typed.slice(0, 5_000) : '';
  const { api } = pageTools(context);
  const answer = await api.call(checkChallanMessage, { body: { text } });
  if (answer.ok) return data<CheckOutcome>({ kind: 'checked', check: answer.value });
  const failure = toPageFailure(answer.error);
  return data<CheckOutcome>({ kind: 'failed', failure, text }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('challan-check').metaTitle,
  description: copy('challan-check').metaDescription,
  canonical: '/fake-challan-check',
}));

export function Component() {
  return <CheckPage outcome={useActionData<typeof action>() ?? null} />;
}
