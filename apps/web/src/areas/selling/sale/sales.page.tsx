import { sellCarSales } from '@pahiya/contracts/selling/selling-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { StatusChip } from '@pahiya/ui/status-chip';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { bookPath, salePath, salesPath } from '../selling-paths.ts';
import { saleTones } from './sale-tones.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(sellCarSales, {});
  if (answer.ok) return { sales: answer.value.sales, failure: null };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(salesPath), 303);
  return data({ sales: [], failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('sell-car').list.title,
  isIndexable: false,
}));

export function Component() {
  const copy = useCopy('sell-car');
  const path = usePagePath();
  const { sales, failure } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-5 pt-4">
      <PageTitle title={copy.list.title} lead={copy.list.lead} />
      {failure !== null && <FailureFace failure={failure} />}
      {failure === null && sales.length === 0 && (
        <EmptyFace
          title={copy.list.none}
          detail={copy.list.noneDetail}
          action={<ButtonLink href={path(bookPath)}>{copy.sale.bookAgain}</ButtonLink>}
        />
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {sales.map(({ saleId, state, car, vehicleNumber }) => (
          <li key={saleId}>
            <Card
              id={`sale-${saleId}`}
              title={
                <a href={path(salePath(saleId))}>
                  <EnglishRun text={car.title || vehicleNumber} />
                </a>
              }
              aside={<StatusChip tone={saleTones[state]} word={copy.states[state]} />}
            >
              <p className="nums">{vehicleNumber}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
