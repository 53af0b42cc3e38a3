import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { usePage } from '../app/page-facts.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { CodeList } from '../features/rto-pages/code-list.tsx';
import { DutyList } from '../features/rto-pages/duty-list.tsx';
import { officeKeyOf, officeOfParams } from '../features/rto-pages/find-pages.server.ts';
import { OfficeCard } from '../features/rto-pages/office-card.tsx';
import { officePage } from '../features/rto-pages/office-page.server.ts';
import { officeOwnQuestions } from '../features/rto-pages/office-words.ts';
import { PlateCard } from '../features/rto-pages/plate-card.tsx';
import { PopularLinks } from '../features/rto-pages/popular-links.tsx';
import { Questions } from '../features/rto-pages/questions.tsx';
import { RoadTaxCard } from '../features/rto-pages/road-tax-card.tsx';
import { RtoCrumbs } from '../features/rto-pages/rto-crumbs.tsx';
import { placeName, stateName, trailOf } from '../features/rto-pages/rto-trail.ts';
import { ServiceTable } from '../features/rto-pages/service-table.tsx';
import { breadcrumbData, officeData, questionData } from '../features/rto-pages/structured-data.ts';
import { UnitsCard } from '../features/rto-pages/units-card.tsx';
import { EnglishRun } from '../page-parts/english-run.tsx';
import { OfficeContact } from '../page-parts/office-contact.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const office = officeOfParams(params);
  const query = { office: officeKeyOf(office) };
  const answer = await api.call('rtoOfficeDetails', { query });
  // The page is complete without the contact details: they count as unknown.
  return { ...officePage(office, language), contact: answer.ok ? answer.value.details : null };
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const words = copyOf('rto-pages');
  if (data === undefined) return { title: '' };
  const state = stateName(data.stateCode, words);
  const site = { siteUrl: brand.siteUrl, language };
  const steps = [...stepsTo(data, state, language), { path: data.path, label: data.display }];
  return {
    title: words.office.metaTitle(data.display, data.office, state),
    description: words.office.metaDescription(data.display, data.office, state),
    canonical: data.path,
    structuredData: [
      breadcrumbData(trailOf({ brand, language, copy: words }, steps), site),
      questionData(officeOwnQuestions(data, words)),
      ...officeData(data, state, site),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { language } = usePage();
  const words = useCopy('rto-pages');
  const copy = words.office;
  const state = stateName(page.stateCode, words);
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <RtoCrumbs between={stepsTo(page, state, language)} here={page.display} />
        <div className="flex flex-wrap items-center gap-4">
          <Plate parts={page.display.split(' ')} label={copy.plateLabel} />
          <h1>
            <EnglishRun text={copy.title(page.display, page.office)} />
          </h1>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <OfficeCard page={page} />
          {page.issuedFor !== 'whole-state' && <OfficeContact details={page.contact} />}
          <UnitsCard units={page.units} />
          <PlateCard title={words.state.plate(state)} plate={page.plate} />
          <RoadTaxCard stateCode={page.stateCode} tax={page.roadTax} />
        </div>
        <div className="grid gap-6">
          {page.duties.length > 0 && (
            <Card id="duties" title={copy.does}>
              <DutyList duties={page.duties} />
            </Card>
          )}
          <ServiceTable
            services={page.services}
            stateCode={page.stateCode}
            statePath={page.statePath}
          />
        </div>
      </div>
      {page.sameTown.length > 0 && (
        <section aria-labelledby="same-town" className="grid gap-3">
          <h2 id="same-town">{copy.sameTown}</h2>
          <CodeList offices={page.sameTown} />
        </section>
      )}
      <section aria-labelledby="besides" className="grid gap-3">
        <h2 id="besides">{copy.besides}</h2>
        <CodeList offices={page.besides} />
      </section>
      <Questions questions={officeOwnQuestions(page, words)} />
      <PopularLinks places={page.popular} />
    </div>
  );
}

type Page = Awaited<ReturnType<typeof loader>>;

/** State and town; the town is left out if it has the state's name (Delhi, Chandigarh). */
function stepsTo(page: Page, state: string, language: 'en' | 'hi') {
  const town = page.town === null ? null : placeName(page.town, language);
  return [
    { path: page.statePath, label: state },
    ...(page.town === null || town === null || town === state
      ? []
      : [{ path: page.town.path, label: town }]),
  ];
}
