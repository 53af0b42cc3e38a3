import type { Answer } from '@pahiya/api-client/api-client';
import {
  arrangePost,
  lockPost,
  postHistory,
  suspendMember,
} from '@pahiya/contracts/community/community-calls';
import { suspensionDays } from '@pahiya/domain/community/post-states';
import { shownName } from '@pahiya/domain/community/shown-name';
import { topics } from '@pahiya/domain/community/topics';
import { namedText } from '@pahiya/domain/grievances/grievance-kinds';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const kind = params.kind === 'comment' ? 'comment' : 'post';
  const id = params.id ?? '';
  if (params.kind !== kind || !/^[0-9a-f-]{36}$/.test(id)) throw data(null, { status: 404 });
  const answer = await pageTools(context).api.call(postHistory, { query: { kind, id } });
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === '1';
  return { kind: 'history' as const, place: { kind, id } as const, ...answer.value, isDone };
}

/** What was typed in a form that was refused, by field. */
type ToolsRefused = Refused & { readonly typed: Readonly<Record<string, string>> };
const fields = ['note', 'handle', 'reason', 'days', 'topic', 'into'] as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const note = formText(form, 'note').trim().slice(0, 200);
  const answer = await (intent === 'suspend' || intent === 'lift'
    ? tools.api.call(suspendMember, {
        body: {
          handle: formText(form, 'handle').trim().replace(/^@/, '').slice(0, 40),
          isSuspended: intent === 'suspend',
          reason:
            reportReasons['community-post'].find((one) => one === form.get('reason')) ?? 'other',
          days: Number(formText(form, 'days')) || null,
          note,
        },
      })
    : intent === 'pin' || intent === 'unpin' || intent === 'merge'
      ? tools.api.call(arrangePost, {
          body: {
            id: params.id ?? '',
            act: intent,
            into: namedText(formText(form, 'into'))?.id ?? null,
            note,
          },
        })
      : tools.api.call(lockPost, {
          body: {
            id: params.id ?? '',
            ...(intent === 'move'
              ? { topic: topics.find(({ slug }) => slug === form.get('topic'))?.slug }
              : { isLocked: intent === 'lock' }),
            note,
          },
        }));
  if (answer.ok) return redirect(`/moderate/${params.kind}/${params.id}?done=1`, 303);
  const typed = Object.fromEntries(
    fields.map((name) => [name, formText(form, name).slice(0, 300)]),
  );
  return refusedForm(tools, answer.error, { intent, request, typed });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-moderation').history),
);

type Subject = NonNullable<Answer<'postHistory'>['subject']>;
type FormProps = {
  readonly subject: Subject;
  /** Path of the form. */
  readonly action: string;
  readonly refused: ToolsRefused | null;
};

/** What was typed in a form, if it is the one that was refused. */
function typedIn(refused: ToolsRefused | null, intents: readonly string[]) {
  return refused !== null && intents.includes(refused.intent) ? refused.typed : {};
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as ToolsRefused | null;
  const copy = useCopy('desk-moderation');
  const { reasons } = useCopy('desk-content');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const { place, subject, acts } = page;
  const action = path(`/moderate/${place.kind}/${place.id}`);
  const reasonOf = (reason: string | null) =>
    reason === null ? '' : ((reasons as Readonly<Record<string, string>>)[reason] ?? '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <h1>{copy.history}</h1>
      <p>
        <a href={path('/moderate')}>{copy.title}</a>
      </p>
      {subject !== null && (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5">
          <h2 className="wrap-anywhere">
            {copy.kinds[place.kind]}: <bdi lang="">{subject.title}</bdi>
          </h2>
          <p className="text-ink-2">
            {copy.by(
              subject.author === null ? copy.left : shownName(subject.author, subject.authorName),
            )}
          </p>
          <StatusChip tone="neutral" word={copy.states[subject.state]} />
        </div>
      )}
      {page.isDone && refused === null && <DoneNote text={copy.saved} />}
      <RefusalNote refused={refused} />
      {acts.length === 0 && <p>{copy.noHistory}</p>}
      <ol className="grid gap-2">
        {acts.map((act) => (
          <li key={`${act.actedAt} ${act.act}`}>
            <b>{copy.decided[act.act]}</b>
            {act.reason !== null && `: ${reasonOf(act.reason)}`} · {act.by ?? copy.byReports} ·{' '}
            {instantText(act.actedAt, language)}
            {act.note !== '' && <span lang=""> · {act.note}</span>}
          </li>
        ))}
      </ol>
      {page.formerNames.length > 0 && (
        <Card title={copy.formerNames.title}>
          <ul className="grid gap-2">
            {page.formerNames.map((former) => (
              <li key={`${former.endedAt} ${former.kind}`}>
                <bdi lang="">{former.kind === 'handle' ? `@${former.name}` : former.name}</bdi> ·{' '}
                {copy.formerNames.until(instantText(former.endedAt, language))}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {place.kind === 'post' && subject !== null && (
        <>
          <ThreadForm subject={subject} action={action} refused={refused} />
          <PinForm subject={subject} action={action} refused={refused} />
        </>
      )}
      <Card title={copy.similar.title}>
        <p>{page.similar.length === 0 ? copy.similar.none : copy.similar.text}</p>
        <ul className="grid gap-2 pt-3">
          {page.similar.map((one) => (
            <li key={`${one.id} ${one.actedAt}`}>
              <a href={path(`/moderate/${one.kind}/${one.id}`)} lang="">
                {one.title}
              </a>
              {': '}
              {copy.decided[one.act]} {reasonOf(one.reason)} · {instantText(one.actedAt, language)}
            </li>
          ))}
        </ul>
      </Card>
      <SuspendForm author={subject?.author ?? ''} action={action} refused={refused} />
    </div>
  );
}

/** Closes a post for replies or opens it, and moves it to another topic. */
function ThreadForm({ subject, action, refused }: FormProps) {
  const copy = useCopy('desk-moderation');
  const { language } = usePage();
  const typed = typedIn(refused, ['lock', 'unlock', 'move']);
  const act = subject.isLocked ? 'unlock' : 'lock';
  return (
    <Card title={copy.thread.title}>
      <form method="post" action={action} className="grid gap-3">
        <SelectField
          id="topic"
          name="topic"
          label={copy.thread.topic}
          options={topics.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
          defaultValue={typed.topic ?? subject.topic}
        />
        <TextField
          id="thread-note"
          name="note"
          label={copy.note}
          maxLength={200}
          defaultValue={typed.note}
        />
        <div className="actions">
          <Button name="intent" value="move" variant="outline">
            {copy.thread.move}
          </Button>
          <Button name="intent" value={act} variant="outline">
            {copy.thread[act]}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Pins a post in its topic, and merges it into another. */
function PinForm({ subject, action, refused }: FormProps) {
  const copy = useCopy('desk-moderation');
  const typed = typedIn(refused, ['pin', 'unpin', 'merge']);
  const act = subject.isPinned ? 'unpin' : 'pin';
  return (
    <Card title={copy.thread.pinned}>
      <form method="post" action={action} className="grid gap-3">
        <TextField
          id="into"
          name="into"
          label={copy.thread.into}
          hint={copy.thread.intoHint}
          maxLength={300}
          autoComplete="off"
          defaultValue={typed.into}
        />
        <TextField
          id="arrange-note"
          name="note"
          label={copy.note}
          maxLength={200}
          defaultValue={typed.note}
        />
        <div className="actions">
          {([act, 'merge'] as const).map((one) => (
            <Button key={one} name="intent" value={one} variant="outline">
              {copy.thread[one]}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  );
}

type SuspendFormProps = Omit<FormProps, 'subject'> & { readonly author: string };

/** Suspends a member from writing, or lifts it. */
function SuspendForm({ author, action, refused }: SuspendFormProps) {
  const copy = useCopy('desk-moderation');
  const { reasons } = useCopy('desk-content');
  const typed = typedIn(refused, ['suspend', 'lift']);
  return (
    <Card title={copy.suspend.title}>
      <form method="post" action={action} className="grid gap-3">
        <TextField
          id="handle"
          name="handle"
          label={copy.suspend.handle}
          prefix="@"
          defaultValue={typed.handle ?? author}
          required
        />
        <SelectField
          id="reason"
          name="reason"
          label={copy.reason}
          options={reportReasons['community-post'].map((value) => ({
            value,
            label: reasons[value],
          }))}
          defaultValue={typed.reason}
        />
        <SelectField
          id="days"
          name="days"
          label={copy.suspend.days}
          options={suspensionDays.map((days) => ({
            value: String(days ?? ''),
            label: days === null ? copy.suspend.open : copy.suspend.forDays(days),
          }))}
          defaultValue={typed.days}
        />
        <TextField
          id="note"
          name="note"
          label={copy.note}
          hint={copy.noteHint}
          minLength={3}
          maxLength={200}
          defaultValue={typed.note}
          required
        />
        <div className="actions">
          <Button name="intent" value="suspend">
            {copy.suspend.submit}
          </Button>
          <Button name="intent" value="lift" variant="outline">
            {copy.suspend.lift}
          </Button>
        </div>
      </form>
    </Card>
  );
}
