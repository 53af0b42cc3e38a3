import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { PlaceLinks } from '../cards/place-links.tsx';
import { Questions } from '../cards/questions.tsx';
import { RtoHomeCrumbs } from '../cards/rto-crumbs.tsx';
import { StateMap } from '../cards/state-map.tsx';
import { stateName, trailOf } from '../facts/rto-trail.ts';
import { questionData } from '../facts/structured-data.ts';
import { rtoHome } from './rto-home.server.ts';

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
