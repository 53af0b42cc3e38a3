import '../records.css';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { type CheckOutcome, CheckPage } from '../features/challan-guidance/check-page.tsx';
import { toPageFailure } from '../page-parts/page-failure.ts';

/** Checks a pasted message. It is in the body, to keep it out of URLs and logs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = form.get('text');
  const text = typeof typed === 'string' ? typed.slice(0, 5_000) : '';
  const { api } = pageTools(context);
  const answer = await api.call('checkChallanMessage', { body: { text } });
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
