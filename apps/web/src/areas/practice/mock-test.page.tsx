import { answerPracticeTest, startPracticeTest } from '@pahiya/contracts/practice/practice-calls';
import './practice.css';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { MockTestPage, type TestOutcome } from './mock-test-page.tsx';

/** Starts a test, or answers its open question. The whole test is in the form's ticket: nothing is stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const form = await request.formData();
  const answer =
    formText(form, 'intent') === 'start'
      ? await api.call(startPracticeTest, { body: { language, ...startOf(form) } })
      : await api.call(answerPracticeTest, {
          body: { language, ticket: formText(form, 'ticket') || '-', choice: choiceOf(form) },
        });
  if (answer.ok) return data<TestOutcome>(answer.value);
  const failure = toPageFailure(answer.error);
  return data<TestOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

function startOf(form: FormData) {
  const state = formText(form, 'state');
  const seed = formText(form, 'seed');
  return {
    ...(/^[A-Z]{2}$/.test(state) && { state }),
    ...(/^[a-z0-9]{1,16}$/.test(seed) && { seed }),
  };
}

function choiceOf(form: FormData): number | null {
  const choice = formText(form, 'choice');
  return /^[0-3]$/.test(choice) ? Number(choice) : null;
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('practice').test.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  return <MockTestPage outcome={useActionData<typeof action>() ?? null} />;
}
