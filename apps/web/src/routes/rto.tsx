import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { PageTitle } from '../features/rto-pages/page-title.tsx';
import { PlaceLinks } from '../features/rto-pages/place-links.tsx';
import { Questions } from '../features/rto-pages/questions.tsx';
import { RtoHomeCrumbs } from '../features/rto-pages/rto-crumbs.tsx';
import { rtoHome } from '../features/rto-pages/rto-home.server.ts';
import { stateName, trailOf } from '../features/rto-pages/rto-trail.ts';
import { StateMap } from '../features/rto-pages/state-map.tsx';
import { breadcrumbData, questionData } from '../features/rto-pages/structured-data.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return rtoHome(pageTools(context).language);
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const copy = copyOf('rto-pages');
  const offices = (data?.states ?? []).reduce((sum, state) => sum + state.offices, 0);
  const site = { siteUrl: brand.siteUrl, language };
  return {
    title: copy.home.metaTitle,
    description: copy.home.metaDescription(offices),
    canonical: '/rto',
    structuredData: [
      breadcrumbData(trailOf({ brand, language, copy }), site),
      questionData(data?.questions ?? []),
    ],
  };
});

export function Component() {
  const { map, states, popular, questions } = useLoaderData<typeof loader>();
  const words = useCopy('rto-pages');
  const codes = useCopy('rto-codes');
  const copy = words.home;
  const path = usePagePath();
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <RtoHomeCrumbs />
        <PageTitle title={copy.title} lead={copy.lead}>
          <p>
            <a href={path('/rto-codes')}>{copy.finder}</a>
          </p>
          <p>
            <a href={path('/rto/near')}>{copy.near}</a>
          </p>
          <p>
            <a href={path('/rto-services')}>{words.popular.services}</a>
          </p>
        </PageTitle>
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <StateMap {...map} />
        <section aria-labelledby="states" className="grid gap-3">
          <h2 id="states">{copy.list}</h2>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {states.map((state) => (
              <li key={state.code} className="border-line border-b">
                <a
                  href={path(state.path)}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 no-underline hover:underline"
                >
                  <span className="flex min-w-0 flex-[1_1_9rem] items-baseline gap-3">
                    <b className="w-8 flex-none font-plate text-lead" lang="en" translate="no">
                      {state.code}
                    </b>
                    {stateName(state.code, words)}
                  </span>
                  <span className="text-ink-3 text-small">{codes.list.count(state.offices)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <PlaceLinks id="cities" title={copy.popular} places={popular} />
      <Questions questions={questions} />
    </div>
  );
}
