import { findRtoOffice, rtoDropdown } from '@pahiya/contracts/places/places-calls';
import '../../../frame/styles/records.css';
import { Card } from '@pahiya/ui/card';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { OfficeForm } from './office-form.tsx';
import { OfficeResult } from './office-result.tsx';
import { StateList, type StateOffices } from './state-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const query = new URL(request.url).searchParams;
  const typed = query.get('code')?.trim().slice(0, 20) ?? null;
  const [found, states] = await Promise.all([
    findOffice(tools, typed),
    loadStates(tools, query.get('state') ?? ''),
  ]);
  const status = found.kind === 'none' ? 404 : found.kind === 'failed' ? found.failure.status : 200;
  const whole = await wholeNumber(typed);
  return data({ typed: typed ?? '', found, states, whole }, { status });
}

async function findOffice(tools: PageTools, typed: string | null) {
  if (typed === null) return { kind: 'not-asked' as const };
  if (typed === '') return { kind: 'missing' as const };
  const answer = await tools.api.call(findRtoOffice, { query: { code: typed } });
  if (answer.ok) return { kind: 'found' as const, ...answer.value };
  const failure = toPageFailure(answer.error);
  const isUnknown = failure.code === 'places/unknown-office' || failure.status === 400;
  return isUnknown ? { kind: 'none' as const } : { kind: 'failed' as const, failure };
}

async function loadStates(tools: PageTools, open: string): Promise<readonly StateOffices[] | null> {
  const answer = await tools.api.call(rtoDropdown, {});
  if (!answer.ok) return null;
  return answer.value.states.map(({ code, name, offices }) => ({
    code,
    name,
    count: offices.length,
    offices: code === open ? offices.map((one) => ({ code: one.code, office: one.office })) : [],
  }));
}

/** A full vehicle number was typed: link to its record. */
async function wholeNumber(typed: string | null) {
  const mark = typed === null ? null : (await loadNumberReader()).parseMark(typed);
  if (mark === null || !mark.ok || !mark.value.isLookupable) return null;
  return { vehicleNumber: mark.value.vehicleNumber, display: mark.value.display };
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('rto-codes').metaTitle,
  description: copy('rto-codes').metaDescription,
  canonical: '/rto-codes',
}));

export function Component() {
  const { typed, found, states, whole } = useLoaderData<typeof loader>();
  const copy = useCopy('rto-codes');
  const path = usePagePath();
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-4">
          <PageTitle title={copy.title} lead={copy.lead} />
          <OfficeForm
            key={typed}
            code={typed}
            error={found.kind === 'missing' ? copy.missing : undefined}
          />
          {whole && (
            <p>
              <a href={path(recordPath(whole.vehicleNumber))}>{copy.lookup(whole.display)}</a>
            </p>
          )}
        </div>
        <div className="grid gap-4">
          {found.kind === 'found' && <OfficeResult office={found.office} note={found.note} />}
          {found.kind === 'none' && (
            <Card title={copy.none.title} tone="amber">
              <p>{copy.none.detail}</p>
            </Card>
          )}
          {found.kind === 'failed' && <FailureFace failure={found.failure} />}
          <Card title={copy.notes.title} look="quiet" level={2}>
            <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
              <li>{copy.notes.noOffice}</li>
              <li>{copy.notes.moved}</li>
              <li>{copy.notes.oldCodes}</li>
            </ul>
          </Card>
        </div>
      </div>
      <StateList states={states} />
    </div>
  );
}
