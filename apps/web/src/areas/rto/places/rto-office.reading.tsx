import { rtoOfficeDetails } from '@pahiya/contracts/layout/layout-calls';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { Plate } from '@pahiya/ui/plate';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { AskedHere } from '../../../parts/asked-here/asked-here.tsx';
import { loadAsked } from '../../../parts/asked-here/load-asked.ts';
import { OfficeContact } from '../../../parts/rto-office/office-contact.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { CodeList } from '../cards/code-list.tsx';
import { DutyList } from '../cards/duty-list.tsx';
import { OfficeCard } from '../cards/office-card.tsx';
import { PlateCard } from '../cards/plate-card.tsx';
import { PopularLinks } from '../cards/popular-links.tsx';
import { Questions } from '../cards/questions.tsx';
import { RoadTaxCard } from '../cards/road-tax-card.tsx';
import { RtoCrumbs } from '../cards/rto-crumbs.tsx';
import { ServiceTable } from '../cards/service-table.tsx';
import { UnitsCard } from '../cards/units-card.tsx';
import { officeKeyOf, officeOfParams, officeSubject } from '../facts/find-pages.server.ts';
import { officePage } from '../facts/office-page.server.ts';
import { officeOwnQuestions } from '../facts/office-words.ts';
import { placeName, stateName, trailOf } from '../facts/rto-trail.ts';
import { officeData, questionData } from '../facts/structured-data.ts';
import { ruledDay } from '../fees/ruled-day.server.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { api, language } = tools;
  const office = officeOfParams(params);
  const query = { office: officeKeyOf(office) };
  const [answer, day, asked] = await Promise.all([
    api.call(rtoOfficeDetails, { query }),
    ruledDay(tools),
    loadAsked(tools, officeSubject(office)),
  ]);
  // The page is complete without the contact details: they count as unknown.
  return {
    ...officePage(office, language, day),
    asked,
    contact: answer.ok ? answer.value.details : null,
  };
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
  const path = usePagePath();
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
          {page.offered.length > 0 && (
            <Card id="offered" title={words.services.done(state)}>
              <ChipLinks
                label={words.services.done(state)}
                labelHidden
                boxed
                links={page.offered.map((one) => ({ href: path(one.path), label: one.name }))}
              />
            </Card>
          )}
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
      <AskedHere asked={page.asked} />
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
