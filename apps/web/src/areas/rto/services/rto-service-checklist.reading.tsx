import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { stateName } from '../facts/rto-trail.ts';
import { asOfText } from '../fees/fee-text.ts';
import { ruledDay } from '../fees/ruled-day.server.ts';
import { checklistPath, servicePath } from '../fees/service-paths.ts';
import { checklistPage } from './checklist.server.ts';
import { Checklist, StatePart } from './checklist.tsx';
import { ServiceCrumbs } from './service-crumbs.tsx';
import { serviceOfParams } from './service-guide.server.ts';
import { serviceTrail } from './service-trail.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const state = new URL(request.url).searchParams.get('state') ?? '';
  const tools = pageTools(context);
  const { language } = tools;
  return checklistPage(serviceOfParams(params), state, { language, ...(await ruledDay(tools)) });
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
