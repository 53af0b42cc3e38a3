import { deskCars } from '@pahiya/contracts/new-cars/desk-car-calls';
import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { CarDeskLinks } from './car-desk-links.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = (new URL(request.url).searchParams.get('text') ?? '').trim().slice(0, 80);
  const answer = await pageTools(context).api.call(deskCars, { query: { text } });
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'cars' as const, ...answer.value, text };
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-cars').title));

/** Models of the catalogue, found by make or name. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('desk-cars');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return (
    <div className="grid gap-5 pt-4">
      <CarDeskLinks here="models" />
      <h1>{copy.title}</h1>
      <form
        method="get"
        action={path('/desk/cars')}
        className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
      >
        <TextField
          id="text"
          name="text"
          type="search"
          label={copy.find}
          maxLength={80}
          defaultValue={page.text}
        />
        <Button>{copy.findAct}</Button>
      </form>
      {page.models.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <RowTable
          columns={[
            { id: 'model', label: copy.model },
            { id: 'variants', label: copy.variants, look: 'numbers' },
            { id: 'photo', label: copy.photo },
          ]}
          rows={page.models.map(({ make, model, variants, hasPhoto }) => ({
            id: `${make.slug}/${model.slug}`,
            name: (
              <a
                href={path(`/desk/cars/${make.slug}/${model.slug}`)}
                className="inline-flex min-h-11 items-center"
              >
                <span lang="en" translate="no">
                  {`${make.name} ${model.name}`}
                </span>
              </a>
            ),
            cells: [variants, hasPhoto ? copy.hasPhoto : copy.drawn],
          }))}
        />
      )}
    </div>
  );
}
