import { Card } from '@pahiya/ui/card';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CodeList } from '../cards/code-list.tsx';
import { DutyList } from '../cards/duty-list.tsx';
import { PlaceLinks } from '../cards/place-links.tsx';
import { PlateCard } from '../cards/plate-card.tsx';
import { PopularLinks } from '../cards/popular-links.tsx';
import { Questions } from '../cards/questions.tsx';
import { RoadTaxCard } from '../cards/road-tax-card.tsx';
import { RtoCrumbs } from '../cards/rto-crumbs.tsx';
import { ServiceTable } from '../cards/service-table.tsx';
import { placeOfParams } from '../facts/find-pages.server.ts';
import { placePage } from '../facts/place-page.server.ts';
import { placeHead, placeQuestions } from '../facts/place-words.ts';
import { placeName, stateName, trailOf } from '../facts/rto-trail.ts';
import { questionData } from '../facts/structured-data.ts';
import { ruledDay } from '../fees/ruled-day.server.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  return placePage(placeOfParams(params), tools.language, (await ruledDay(tools)).rules);
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
