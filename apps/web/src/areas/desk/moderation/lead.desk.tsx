import { leadDesk, watchWord } from '@pahiya/contracts/community/community-calls';
import { shownName } from '@pahiya/domain/community/shown-name';
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
import { RowTable } from '../../../parts/page/row-table.tsx';
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';

type LeadRefused = Refused & { readonly word: string; readonly note: string };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(leadDesk, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === '1';
  return { kind: 'lead' as const, ...answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const word = formText(form, 'word').trim();
  const note = formText(form, 'note').trim().slice(0, 200);
  const isWatched = formText(form, 'intent') !== 'end';
  const answer = await tools.api.call(watchWord, { body: { word, note, isWatched } });
  if (answer.ok) return redirect('/moderate/lead?done=1', 303);
  return refusedForm(tools, answer.error, { intent: 'watch', request, word, note });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-moderation').lead.title),
);

/** Watched words, and how right people are who report much. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as LeadRefused | null;
  const { lead: copy, title, left } = useCopy('desk-moderation');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>
        <a href={path('/moderate')}>{title}</a>
      </p>
      {page.isDone && refused === null && <DoneNote text={copy.saved} />}
      <RefusalNote refused={refused} />
      <Card title={copy.words}>
        <div className="grid gap-4">
          <p>{page.words.length === 0 ? copy.noWords : copy.text}</p>
          <ul className="grid gap-2">
            {page.words.map(({ word, note, addedBy, addedAt }) => (
              <li key={word} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <b lang="">{word}</b>
                <span lang="">{note}</span>
                <span className="text-ink-2 text-small">
                  {copy.by(addedBy ?? '', instantText(addedAt, language))}
                </span>
                <form method="post" action={path('/moderate/lead')}>
                  <input type="hidden" name="word" value={word} />
                  <Button
                    name="intent"
                    value="end"
                    variant="outline"
                    size="sm"
                    aria-label={copy.remove(word)}
                  >
                    {copy.end}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
          <form method="post" action={path('/moderate/lead')} className="grid gap-3">
            <TextField
              id="word"
              name="word"
              label={copy.word}
              minLength={2}
              maxLength={60}
              defaultValue={refused?.word ?? ''}
              autoComplete="off"
              required
            />
            <TextField
              id="note"
              name="note"
              label={copy.note}
              maxLength={200}
              defaultValue={refused?.note ?? ''}
              autoComplete="off"
            />
            <div>
              <Button name="intent" value="watch">
                {copy.add}
              </Button>
            </div>
          </form>
        </div>
      </Card>
      <Card title={copy.reporters}>
        {page.reporters.length === 0 ? (
          <p>{copy.noReporters}</p>
        ) : (
          <RowTable
            caption={copy.reporters}
            columns={[
              { id: 'who', label: copy.who },
              { id: 'filed', label: copy.filed, look: 'sums' },
              { id: 'judged', label: copy.judged, look: 'sums' },
              { id: 'agreed', label: copy.agreed, look: 'sums' },
            ]}
            rows={page.reporters.map((one, at) => ({
              id: one.handle ?? `left-${at}`,
              name: `${one.handle === null ? left : shownName(one.handle, one.displayName)}${one.isIgnored ? ` (${copy.ignored})` : ''}`,
              cells: [one.filed, one.judged, one.agreed],
            }))}
            isSmall
          />
        )}
      </Card>
    </div>
  );
}
