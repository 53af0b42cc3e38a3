import '../../../frame/styles/records.css';
import { checkHandover } from '@pahiya/contracts/selling/round-calls';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = (params.code ?? '').toUpperCase();
  const answer = await pageTools(context).api.call(checkHandover, { params: { code } });
  if (answer.ok) return { kind: 'found' as const, code, ...answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('sell-offer').checkPage.title,
  isIndexable: false,
}));

export function Component() {
  const copy = useCopy('sell-offer').checkPage;
  const { language } = usePage();
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return (
    <div className="grid gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.lead} />
      <Card id="check">
        <KeyValues
          facts={[
            { id: 'code', term: copy.code, detail: page.code },
            { id: 'number', term: copy.number, detail: page.vehicleNumber },
            { id: 'at', term: copy.at, detail: instantText(page.handedOverAt, language) },
            {
              id: 'sum',
              term: 'SHA-256',
              detail: <code className="break-all">{page.sha256}</code>,
            },
          ]}
        />
      </Card>
    </div>
  );
}
