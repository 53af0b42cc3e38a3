import { typeReminderDay } from '@pahiya/contracts/reminders/reminder-calls';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { data, redirect } from 'react-router';
import { formText } from '../../frame/page/form-text.ts';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../parts/failure/page-failure.ts';
import { remindersPath, type TypedFault, typedDayKinds } from './reminder-facts.ts';

/** Keeps or forgets a day that the person typed. What is wrong is shown at its field, with all that was typed. */
export async function typeDay({ api }: PageTools, form: FormData) {
  const values = {
    vehicle: formText(form, 'vehicle'),
    kind: formText(form, 'kind'),
    day: formText(form, 'day').trim(),
    trips: formText(form, 'trips').trim(),
  };
  const kind = typedDayKinds.find((one) => one === values.kind) ?? 'tag';
  const isRemoved = formText(form, 'act') === 'remove';
  const beganOn = parseDdMmYyyy(values.day);
  if (!isRemoved && beganOn === null) return wrong('day', values);
  const hasTrips = kind === 'pass' && values.trips !== '';
  if (!isRemoved && hasTrips && !/^\d{1,4}$/.test(values.trips)) return wrong('trips', values);
  const answer = await api.call(typeReminderDay, {
    body: {
      ...{ act: isRemoved ? ('remove' as const) : ('set' as const), kind },
      vehicleNumber: values.vehicle,
      ...(isRemoved || beganOn === null ? {} : { beganOn }),
      ...(isRemoved || !hasTrips ? {} : { tripsLeft: Number(values.trips) }),
    },
  });
  if (answer.ok) {
    return redirect(`${remindersPath}?done=${isRemoved ? 'typed-off' : 'typed'}`, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(remindersPath), 303);
  if (failure.code !== 'request/bad-input') return data({ failure }, { status: failure.status });
  const paths = answer.error.kind === 'problem' ? (answer.error.problem.errors ?? []) : [];
  return wrong(paths.some(({ path }) => path === 'body.tripsLeft') ? 'trips' : 'day', values);
}

function wrong(field: TypedFault['field'], values: TypedFault['values']) {
  return data({ typed: { field, values } satisfies TypedFault }, { status: 400 });
}
