import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { usePage } from '../app/page-facts.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { asOfText } from '../features/rto-pages/fee-text.ts';
import { stateName } from '../features/rto-pages/rto-trail.ts';
import { checklistPage } from '../features/rto-pages/services/checklist.server.ts';
import { Checklist, StatePart } from '../features/rto-pages/services/checklist.tsx';
import { ServiceCrumbs } from '../features/rto-pages/services/service-crumbs.tsx';
import { serviceOfParams } from '../features/rto-pages/services/service-guide.server.ts';
import { checklistPath, servicePath } from '../features/rto-pages/services/service-paths.ts';
import { serviceTrail } from '../features/rto-pages/services/service-trail.ts';
import { breadcrumbData } from '../features/rto-pages/structured-data.ts';

export function loader({ params, request, context }: LoaderFunctionArgs) {
  const state = new URL(request.url).searchParams.get('state') ?? '';
  return checklistPage(serviceOfParams(params), state, pageTools(context).language);
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('rto-services');
  if (data === undefined) return { title: copy.crumb };
  const { id, name } = data.guide;
  const path = checklistPath(id);
  const title = copy.checklist.title(name);
  const steps = [
    { path: servicePath(id), label: name },
    { path, label: title },
  ];
  return {
    title: copy.checklist.metaTitle(name),
    description: copy.checklist.metaDescription(name),
    canonical: path,
    structuredData: [
      breadcrumbData(serviceTrail({ brand, language, copy }, steps), {
        siteUrl: brand.siteUrl,
        language,
      }),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { guide, state } = page;
  const copy = useCopy('rto-services').checklist;
  const words = useCopy('rto-pages');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <div className="grid gap-8 pt-3">
      <div className="grid gap-4">
        <ServiceCrumbs
          between={[{ path: servicePath(guide.id), label: guide.name }]}
          here={copy.title(guide.name)}
        />
        <h1>{copy.title(guide.name)}</h1>
        {state !== null && (
          <p className="text-ink-2 text-lead">{copy.inState(stateName(state.code, words))}</p>
        )}
        <form
          method="get"
          action={path(checklistPath(guide.id))}
          className="no-print flex flex-wrap items-end gap-3"
        >
          <SelectField
            id="state"
            name="state"
            label={copy.state}
            emptyLabel={copy.choose}
            defaultValue={state?.code ?? ''}
            options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
          />
          <Button type="submit" variant="dark">
            {copy.show}
          </Button>
          <Button
            type="button"
            variant="outline"
            className="[&[hidden]]:hidden"
            data-print=""
            hidden
          >
            {copy.print}
          </Button>
        </form>
        <p className="no-print text-ink-2 text-small">{copy.printHint}</p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        {[copy.number, copy.application].map((label) => (
          <div key={label} className="flex items-end gap-2">
            <dt>{label}:</dt>
            <dd className="min-h-8 flex-1 border-line-strong border-b" />
          </div>
        ))}
      </dl>
      <Checklist page={page} />
      <StatePart state={state} />
      <p>{copy.more}</p>
      <p className="no-print">
        <a href={path(servicePath(guide.id))}>{copy.guide}</a>
      </p>
      <SourcesLine>
        {words.services.asOf(asOfText(guide.asOf, language))} {guide.indicative}
      </SourcesLine>
    </div>
  );
}
