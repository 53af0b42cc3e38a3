import { chooseBalance } from '@pahiya/contracts/reminders/reminder-calls';
import { data, redirect } from 'react-router';
import { formText } from '../../frame/page/form-text.ts';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../parts/failure/page-failure.ts';
import { remindersPath } from './reminder-facts.ts';

/** Stores the amount below which a person is told of a balance, or forgets one. */
export async function saveBalance({ api }: PageTools, form: FormData) {
  const isForgotten = formText(form, 'act') === 'forget';
  const line = formText(form, 'line');
  const answer = await api.call(chooseBalance, {
    body: isForgotten
      ? { act: 'forget', vehicleNumber: formText(form, 'vehicle') }
      : { act: 'line', line: line === '' ? null : Number(line) },
  });
  if (answer.ok) {
    return redirect(`${remindersPath}?done=${isForgotten ? 'typed-off' : 'saved'}`, 303);
  }
  const failure = toPageFailure(answer.error);
  return needsSignIn(failure)
    ? redirect(signInPath(remindersPath), 303)
    : data({ failure }, { status: failure.status });
}
