import { Card } from '@pahiya/ui/card';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { usePage } from '../app/page-facts.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { CodeList } from '../features/rto-pages/code-list.tsx';
import { DutyList } from '../features/rto-pages/duty-list.tsx';
import { placeOfParams } from '../features/rto-pages/find-pages.server.ts';
import { PageTitle } from '../features/rto-pages/page-title.tsx';
import { PlaceLinks } from '../features/rto-pages/place-links.tsx';
import { placePage } from '../features/rto-pages/place-page.server.ts';
import { placeHead, placeQuestions } from '../features/rto-pages/place-words.ts';
import { PlateCard } from '../features/rto-pages/plate-card.tsx';
import { PopularLinks } from '../features/rto-pages/popular-links.tsx';
import { Questions } from '../features/rto-pages/questions.tsx';
import { RoadTaxCard } from '../features/rto-pages/road-tax-card.tsx';
import { RtoCrumbs } from '../features/rto-pages/rto-crumbs.tsx';
import { placeName, stateName, trailOf } from '../features/rto-pages/rto-trail.ts';
import { ServiceTable } from '../features/rto-pages/service-table.tsx';
import { breadcrumbData, questionData } from '../features/rto-pages/structured-data.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return placePage(placeOfParams(params), pageTools(context).language);
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const words = copyOf('rto-pages');
  if (data === undefined) return { title: '' };
  const site = { siteUrl: brand.siteUrl, language };
  const here = { path: data.path, label: placeName(data, language) };
  const state = { path: data.statePath, label: stateName(data.stateCode, words) };
  const steps = here.label === state.label ? [here] : [state, here];
  return {
    ...placeHead(data, words, language),
    canonical: data.path,
    structuredData: [
      breadcrumbData(trailOf({ brand, language, copy: words }, steps), site),
      questionData(placeQuestions(data, words, language)),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { language } = usePage();
  const words = useCopy('rto-pages');
  const copy = words.place;
  const path = usePagePath();
  const name = placeName(page, language);
  const state = stateName(page.stateCode, words);
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <RtoCrumbs
          between={name === state ? [] : [{ path: page.statePath, label: state }]}
          here={name}
        />
        <PageTitle
          title={page.kind === 'district' ? copy.titleDistrict(name) : copy.title(name)}
          lead={page.offices.length === 0 ? copy.none : copy.lead(page.offices.length)}
        />
      </div>
      {page.offices.length > 0 ? (
        <section aria-labelledby="codes" className="grid gap-3">
          <h2 id="codes">{copy.codes}</h2>
          <CodeList offices={page.offices} />
        </section>
      ) : (
        <p>
          <a href={path(page.statePath)}>{words.state.title(state)}</a>
        </p>
      )}
      {page.districtOffices.length > 0 && (
        <section aria-labelledby="district" className="grid gap-3">
          <h2 id="district">{copy.district}</h2>
          <CodeList offices={page.districtOffices} />
        </section>
      )}
      {page.formerOffices.length > 0 && (
        <section aria-labelledby="former" className="grid gap-3">
          <h2 id="former">{words.state.former}</h2>
          <p className="text-ink-2">{words.state.formerNote}</p>
          <CodeList offices={page.formerOffices} />
        </section>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Card id="duties" title={words.office.does}>
            <DutyList duties={page.duties} />
          </Card>
          <PlateCard title={words.state.plate(state)} plate={page.plate} />
          <RoadTaxCard stateCode={page.stateCode} tax={page.roadTax} />
        </div>
        <ServiceTable
          services={page.services}
          stateCode={page.stateCode}
          statePath={page.statePath}
        />
      </div>
      <Questions questions={placeQuestions(page, words, language)} />
      <PopularLinks places={page.popular} />
      <PlaceLinks id="others" title={copy.others} places={page.neighbours} />
    </div>
  );
}
