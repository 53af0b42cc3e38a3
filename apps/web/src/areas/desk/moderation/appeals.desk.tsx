import { adminAppeals, decideAppeal } from '@pahiya/contracts/community/community-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
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
import { WrittenText } from '../shell/written-text.tsx';

type AppealRefused = Refused & { readonly appealId: number; readonly note: string };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(adminAppeals, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === '1';
  return { kind: 'appeals' as const, ...answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const appealId = Number(formText(form, 'appeal')) || 0;
  const note = formText(form, 'note').trim().slice(0, 200);
  const isGranted = formText(form, 'intent') === 'grant';
  const answer = await tools.api.call(decideAppeal, { body: { appealId, isGranted, note } });
  if (answer.ok) return redirect('/moderate/appeals?done=1', 303);
  return refusedForm(tools, answer.error, { intent: 'appeal', request, appealId, note });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-moderation').appeals.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as AppealRefused | null;
  const copy = useCopy('desk-moderation');
  const { reasons } = useCopy('desk-content');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.appeals.title}</h1>
      <p>{copy.appeals.text}</p>
      <p>
        <a href={path('/moderate')}>{copy.title}</a>
      </p>
      {page.isDone && refused === null && <DoneNote text={copy.appeals.done} />}
      <RefusalNote refused={refused} />
      {page.appeals.length === 0 && <p>{copy.appeals.none}</p>}
      <ul className="grid gap-4">
        {page.appeals.map((appeal) => (
          <li key={appeal.appealId}>
            <Card
              title={`${copy.kinds[appeal.kind]}: ${appeal.kind === 'member' ? '@' : ''}${appeal.title}`}
            >
              <div className="grid gap-3">
                {appeal.text !== '' && <WrittenText text={appeal.text} />}
                <p>{copy.appeals.against(copy.decided[appeal.act] ?? appeal.act)}</p>
                {appeal.reason !== null && (
                  <p>
                    {copy.reason}: {(reasons as Readonly<Record<string, string>>)[appeal.reason]}
                  </p>
                )}
                <h3 className="text-body">{copy.appeals.words}</h3>
                <WrittenText text={appeal.words} />
                <p>
                  <b>{copy.due(instantText(appeal.dueAt, language))}</b>
                </p>
                {appeal.isOwnAct ? (
                  <p>{copy.appeals.own}</p>
                ) : (
                  <form method="post" action={path('/moderate/appeals')} className="grid gap-3">
                    <input type="hidden" name="appeal" value={appeal.appealId} />
                    <TextField
                      id={`note-${appeal.appealId}`}
                      name="note"
                      label={copy.note}
                      hint={copy.noteHint}
                      minLength={3}
                      maxLength={200}
                      defaultValue={refused?.appealId === appeal.appealId ? refused.note : ''}
                      required
                    />
                    <div className="actions">
                      <Button name="intent" value="grant">
                        {copy.appeals.grant}
                      </Button>
                      <Button name="intent" value="refuse" variant="outline">
                        {copy.appeals.refuse}
                      </Button>
                    </div>
                  </form>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
