import { checkResalePack } from '@pahiya/contracts/upkeep/upkeep-calls';
import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import { formatKms } from '@pahiya/domain/shared/format';
import { formatInstant, formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';

/** The address of a pack holds its code: whoever has the pack may read what it states. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = (new URL(request.url).searchParams.get('code') ?? '').trim().slice(0, 1000);
  if (code === '') return { kind: 'empty' as const };
  const answer = await pageTools(context).api.call(checkResalePack, { query: { code } });
  if (answer.ok) return { kind: 'pack' as const, pack: answer.value };
  const failure = toPageFailure(answer.error);
  if (failure.code === 'garage/record-withdrawn') {
    return data({ kind: 'withdrawn' as const }, { status: failure.status });
  }
  if (failure.code === 'link/over') {
    return data({ kind: 'unknown' as const, code }, { status: failure.status });
  }
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('log-check').title,
  canonical: '/log-check',
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('log-check');
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      {page.kind === 'failed' && <FailureFace failure={page.failure} />}
      {page.kind === 'pack' && <Pack pack={page.pack} />}
      {page.kind === 'withdrawn' && (
        <Card id="withdrawn" title={copy.withdrawn} tone="amber">
          <p>{copy.withdrawnText}</p>
        </Card>
      )}
      {page.kind === 'unknown' && (
        <Card id="unknown" title={copy.unknown} tone="brick">
          <p>{copy.unknownText}</p>
        </Card>
      )}
      {page.kind !== 'pack' && <CodeForm code={page.kind === 'unknown' ? page.code : ''} />}
    </div>
  );
}

function Pack({ pack }: { readonly pack: Answer<'checkResalePack'> }) {
  const copy = useCopy('log-check');
  const { language } = usePage();
  const dayOf = (text: string | null) => {
    const day = text === null ? null : parseIstDate(text);
    return day === null ? copy.none : formatIstDate(day, language);
  };
  return (
    <Card id="pack" title={copy.genuine} tone="road">
      <div className="grid gap-4">
        <p>{copy.genuineText}</p>
        <KeyValues
          facts={[
            { id: 'vehicle', term: copy.facts.vehicle, detail: pack.display },
            { id: 'made', term: copy.facts.made, detail: formatInstant(pack.madeAt, language) },
            {
              id: 'lines',
              term: copy.facts.lines,
              detail: copy.facts.count(pack.lines, pack.works),
            },
            { id: 'first', term: copy.facts.first, detail: dayOf(pack.firstOn) },
            { id: 'last', term: copy.facts.last, detail: dayOf(pack.lastOn) },
            {
              id: 'km',
              term: copy.facts.km,
              detail: pack.lastKm === null ? copy.none : formatKms(pack.lastKm),
            },
            {
              id: 'gap',
              term: copy.facts.gap,
              detail: pack.longestGap === null ? copy.none : copy.facts.days(pack.longestGap),
            },
          ]}
        />
      </div>
    </Card>
  );
}

function CodeForm({ code }: { readonly code: string }) {
  const copy = useCopy('log-check');
  const path = usePagePath();
  return (
    <Card>
      <form action={path('/log-check')} className="grid gap-4">
        <TextField
          id="code"
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          defaultValue={code}
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit">{copy.submit}</Button>
        </div>
      </form>
    </Card>
  );
}
