import {
  answerReminder,
  changePush,
  chooseReminders,
  readReminders,
} from '@pahiya/contracts/reminders/reminder-calls';
import { noticeChannels } from '@pahiya/domain/messages/ports';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { formText } from '../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { InstallOffer } from '../../parts/companion/install-offer.tsx';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { needsSignIn, type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { BalanceCard } from './balance-card.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { saveExtras } from './choose-extras.ts';
import { DigestForm } from './digest-form.tsx';
import { DueList } from './due-list.tsx';
import { ExtrasForm } from './extras-form.tsx';
import { MessageForm } from './message-form.tsx';
import { PushCard } from './push-card.tsx';
import { type Act, acts, items, remindersPath, type TypedFault } from './reminder-facts.ts';
import { saveBalance } from './save-balance.ts';
import { SentList } from './sent-list.tsx';
import { typeDay } from './type-day.ts';
import { TypedDays } from './typed-days.tsx';

const deeds = [...acts, 'saved', 'push', 'push-off', 'typed', 'typed-off'] as const;

/** A link in a message only opens the page: link scanners must not end anything. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const params = new URL(request.url).searchParams;
  const key = (params.get('key') ?? '').slice(0, 200);
  const all = (params.get('all') ?? '').slice(0, 200);
  const done = deeds.find((deed) => deed === params.get('done')) ?? null;
  const opened = { key, all, done };
  if (!tools.isLoggedInHint || key !== '' || all !== '') {
    return { kind: 'visitor' as const, ...opened };
  }
  const answer = await tools.api.call(readReminders, {});
  if (answer.ok) return { kind: 'board' as const, board: answer.value, ...opened };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const, ...opened };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  // One-click unsubscribe: the mail program posts to the link's address. Source: RFC 8058, section 3.2.
  if (formText(form, 'List-Unsubscribe') === 'One-Click') {
    const params = new URL(request.url).searchParams;
    const all = params.get('all') ?? '';
    return answerWith(tools, 'stop', all === '' ? { key: params.get('key') ?? '' } : { all });
  }
  if (formText(form, 'intent') === 'push') return switchPush(tools, form);
  if (formText(form, 'intent') === 'typed') return typeDay(tools, form);
  if (formText(form, 'intent') === 'balance') return saveBalance(tools, form);
  if (formText(form, 'intent') === 'extras') return saveExtras(tools, form);
  const act = acts.find((one) => one === formText(form, 'act'));
  if (act === undefined) return choose(tools, form);
  const all = formText(form, 'all');
  if (all !== '') return answerWith(tools, 'stop', { all });
  const key = formText(form, 'key');
  return answerWith(tools, act, key === '' ? { seriesId: formText(form, 'series') } : { key });
}

async function answerWith(
  { api }: PageTools,
  act: Act,
  reminder: { readonly key: string } | { readonly all: string } | { readonly seriesId: string },
) {
  const answer = await api.call(answerReminder, { body: { act, reminder } });
  return answer.ok
    ? redirect(`${remindersPath}?done=${act}`, 303)
    : failed(toPageFailure(answer.error));
}

async function choose({ api }: PageTools, form: FormData) {
  const channels = noticeChannels.filter((one) => formText(form, one) === 'yes');
  const silent = items.filter((item) => formText(form, item) !== 'yes');
  const rhythm = formText(form, 'weekly') === 'yes' ? 'weekly' : 'each';
  const first = Number(formText(form, 'first'));
  const last = Number(formText(form, 'last'));
  const hours = first > 0 && last > 0 ? { hours: { first, last } } : {};
  const answer = await api.call(chooseReminders, { body: { channels, silent, rhythm, ...hours } });
  if (answer.ok) return redirect(`${remindersPath}?done=saved`, 303);
  const failure = toPageFailure(answer.error);
  return needsSignIn(failure) ? redirect(signInPath(remindersPath), 303) : failed(failure);
}

/** Keeps the device that the browser subscribed, or ends notifications everywhere. */
async function switchPush({ api }: PageTools, form: FormData) {
  const isOff = formText(form, 'push') === 'off';
  const text = (name: string) => formText(form, name);
  const device = { endpoint: text('endpoint'), p256dh: text('p256dh'), auth: text('auth') };
  const answer = await api.call(changePush, {
    body: isOff ? { act: 'remove' } : { act: 'add', ...device },
  });
  if (answer.ok) return redirect(`${remindersPath}?done=${isOff ? 'push-off' : 'push'}`, 303);
  const failure = toPageFailure(answer.error);
  return needsSignIn(failure) ? redirect(signInPath(remindersPath), 303) : failed(failure);
}

function failed(failure: PageFailure) {
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('reminders').title,
  canonical: remindersPath,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<{ failure?: PageFailure; typed?: TypedFault }>() ?? null;
  const copy = useCopy('reminders');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  const { key, all, done } = page;
  return (
    <div className="grid gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      {done !== null && <DoneNote text={copy.done[done]} />}
      {done === 'saved' && <InstallOffer />}
      {outcome?.failure && <FailureFace failure={outcome.failure} action={null} />}
      {key !== '' && <MessageForm messageKey={key} />}
      {all !== '' && <DigestForm digestKey={all} />}
      {page.kind === 'visitor' && key === '' && all === '' && done === null && (
        <EmptyFace
          title={copy.visitor.title}
          detail={copy.visitor.detail}
          action={
            <ButtonLink href={path(signInPath(remindersPath))}>{copy.visitor.act}</ButtonLink>
          }
        />
      )}
      {page.kind === 'board' && (
        <div className="split lg:grid-cols-[minmax(0,1fr)_23rem]!">
          <div className="grid gap-5">
            <DueList due={page.board.due} />
            <PushCard push={page.board.push} />
            <ChoicesForm key={page.board.push.devices} board={page.board} />
          </div>
          <div className="grid gap-5">
            <ExtrasForm key={`extras ${page.board.push.devices}`} extras={page.board.extras} />
            <BalanceCard balances={page.board.balances} choices={page.board.choices} />
            <TypedDays
              vehicles={page.board.vehicles}
              typed={page.board.typed}
              fault={outcome?.typed ?? null}
            />
            <p>
              <a href={path('/reminders/calendar')}>{copy.calendar.month}</a>
            </p>
            <p>
              {copy.calendar.text} <a href={path('/garage#calendar')}>{copy.calendar.act}</a>
            </p>
            <SentList sent={page.board.sent} />
          </div>
        </div>
      )}
    </div>
  );
}
