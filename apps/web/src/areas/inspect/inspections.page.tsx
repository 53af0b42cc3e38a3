import type { Answer } from '@pahiya/api-client/api-client';
import { inspectorInspections } from '@pahiya/contracts/inspections/inspection-calls';
import { operatorSignOut } from '@pahiya/contracts/operators/operators-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { forgetOfflinePages } from '../../frame/sw/offline-pages.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { slotWords } from '../../parts/slot/slot-words.ts';
import { EnglishRun } from '../../parts/texts/english-run.tsx';
import {
  inspectionPath,
  inspectorFailure,
  inspectPath,
  inspectSignInPath,
} from './inspect-paths.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(inspectorInspections, {});
  return answer.ok
    ? { kind: 'list' as const, ...answer.value }
    : inspectorFailure(answer.error, inspectPath);
}

export async function action({ context }: ActionFunctionArgs) {
  await pageTools(context).api.call(operatorSignOut, {});
  await forgetOfflinePages();
  return redirect(inspectSignInPath, 303);
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('inspect').list.title,
  isIndexable: false,
}));

export function Component() {
  const copy = useCopy('inspect').list;
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return (
    <div className="grid gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.lead} />
      {page.assigned.length === 0 && <EmptyFace title={copy.none} detail={copy.noneDetail} />}
      <Rows rows={page.assigned} />
      {page.submitted.length > 0 && (
        <>
          <h2>{copy.submitted}</h2>
          <Rows rows={page.submitted} />
        </>
      )}
      <Form method="post" action={`${inspectPath}?index`}>
        <Button variant="quiet">{copy.signOut}</Button>
      </Form>
    </div>
  );
}

function Rows({ rows }: { rows: Answer<'inspectorInspections'>['assigned'] }) {
  const copy = useCopy('inspect');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows.map(({ inspectionId, car, vehicleNumber, city, slot }) => {
        const { day, from, until } = slotWords(slot, language);
        return (
          <li key={inspectionId}>
            <Card
              id={`i-${inspectionId}`}
              title={
                <a data-document="" href={path(inspectionPath(inspectionId))}>
                  <EnglishRun text={car.title || vehicleNumber} />
                </a>
              }
            >
              <p>{copy.when(day, from, until)}</p>
              <p className="text-ink-2">
                <span className="nums">{vehicleNumber}</span> · <EnglishRun text={city} />
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
