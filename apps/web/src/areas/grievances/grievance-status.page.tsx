import { readGrievance } from '@pahiya/contracts/grievances/grievance-calls';
import '../../frame/styles/records.css';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, nowIso } = pageTools(context);
  const answer = await api.call(readGrievance, { body: { key: params.key ?? '' } });
  if (answer.ok) {
    const isNew = new URL(request.url).searchParams.get('done') === '1';
    const isLate =
      answer.value.outcome === null && Date.parse(answer.value.resolveBy) < Date.parse(nowIso);
    const { kind: about, ...status } = answer.value;
    return { kind: 'status' as const, ...status, about, isNew, isLate };
  }
  const failure = toPageFailure(answer.error);
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('grievance').metaTitle,
  isIndexable: false,
}));

/** What became of a complaint. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const { status: copy, ...words } = useCopy('grievance');
  const { kinds, outcomes } = useCopy('grievance-words');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <h1>{copy.title(page.ticket)}</h1>
      {page.isNew && <DoneNote text={words.sent(page.ticket)} />}
      <Card>
        <KeyValues
          facts={[
            { id: 'about', term: copy.about, detail: kinds[page.about] },
            {
              id: 'received',
              term: copy.receivedAt,
              detail: instantText(page.receivedAt, language),
            },
            { id: 'by', term: copy.resolveBy, detail: instantText(page.resolveBy, language) },
            {
              id: 'outcome',
              term: copy.outcome,
              detail: page.outcome === null ? copy.open : outcomes[page.outcome],
            },
            ...(page.decidedAt === null
              ? []
              : [
                  {
                    id: 'decided',
                    term: copy.decidedAt,
                    detail: instantText(page.decidedAt, language),
                  },
                ]),
          ]}
        />
        {page.isLate && <p role="alert">{copy.late}</p>}
      </Card>
      {page.outcome !== null && (
        <Card id="answer" title={copy.answer}>
          <p className="whitespace-pre-wrap">{page.answer ?? copy.erased}</p>
        </Card>
      )}
      <p>{copy.appeal}</p>
      <p>
        <a href={path('/grievance-officer')}>{words.officer}</a>
      </p>
    </div>
  );
}
