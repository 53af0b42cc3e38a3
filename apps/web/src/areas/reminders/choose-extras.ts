import { chooseExtras } from '@pahiya/contracts/reminders/reminder-calls';
import { extraChannels, extraMessages } from '@pahiya/domain/messages/extra-channels';
import { data, redirect } from 'react-router';
import { formText } from '../../frame/page/form-text.ts';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../parts/failure/page-failure.ts';
import { remindersPath } from './reminder-facts.ts';

/** Stores the ways that a person adds to other messages. */
export async function saveExtras({ api }: PageTools, form: FormData) {
  const extras = extraMessages.map((message) => ({
    message,
    channels: extraChannels.filter((channel) => formText(form, `${message}-${channel}`) === 'yes'),
  }));
  const answer = await api.call(chooseExtras, { body: { extras } });
  if (answer.ok) return redirect(`${remindersPath}?done=saved`, 303);
  const failure = toPageFailure(answer.error);
  return needsSignIn(failure)
    ? redirect(signInPath(remindersPath), 303)
    : data({ failure }, { status: failure.status });
}
