import '../../../frame/styles/records.css';
import { sharedQuote } from '@pahiya/contracts/insurance/insurance-calls';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { Helpline } from './helpline.tsx';
import { LicenceNote } from './licence-note.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { QuoteLines } from './quote-lines.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.token ?? '';
  const answer = await pageTools(context).api.call(sharedQuote, { params: { id } });
  if (answer.ok) return { kind: 'shared' as const, shared: answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('insurance-quotes').shared.title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { shared: copy, ...words } = useCopy('insurance-quotes');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <QuoteFailure failure={page.failure} />;
  const { ask, insurer, licence, masked, maker, model } = page.shared;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <PageTitle
        title={copy.title}
        lead={
          <>
            {masked ?? (
              <span lang="en">
                {maker} {model}
              </span>
            )}{' '}
            · {words.covers[ask.cover]}
          </>
        }
      />
      <Card id="bill" title={<span lang="en">{insurer.name}</span>}>
        <div className="grid gap-4">
          {insurer.quote === null ? (
            <p>{copy.over}</p>
          ) : (
            <QuoteLines quote={insurer.quote} ask={ask} />
          )}
          <p>{words.startsOn(formatIstDate(ask.startsOn as IstDate, language))}</p>
          <p>
            <Helpline number={insurer.helpline} />
          </p>
          <p className="text-small">{copy.note}</p>
        </div>
      </Card>
      <p>
        <ButtonLink href={path('/insurance-homepage')}>{words.startAgain}</ButtonLink>
      </p>
      <LicenceNote licence={licence} isSandbox={insurer.sandbox} />
    </div>
  );
}
