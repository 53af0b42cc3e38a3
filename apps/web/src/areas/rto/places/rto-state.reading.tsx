import { ChipLinks } from '@pahiya/ui/chip-links';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Copies } from '../../../frame/copy/copies.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { CodeList } from '../cards/code-list.tsx';
import { PlaceLinks } from '../cards/place-links.tsx';
import { PlateCard } from '../cards/plate-card.tsx';
import { PopularLinks } from '../cards/popular-links.tsx';
import { Questions } from '../cards/questions.tsx';
import { RoadTaxCard } from '../cards/road-tax-card.tsx';
import { RtoCrumbs } from '../cards/rto-crumbs.tsx';
import { ServiceList } from '../cards/service-list.tsx';
import { stateOfParams } from '../facts/find-pages.server.ts';
import type { Question } from '../facts/office-line.ts';
import { stateName, trailOf } from '../facts/rto-trail.ts';
import { statePage } from '../facts/state-page.server.ts';
import { questionData } from '../facts/structured-data.ts';
import { ruledDay } from '../fees/ruled-day.server.ts';

type Page = ReturnType<typeof statePage>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  return statePage(stateOfParams(params), tools.language, (await ruledDay(tools)).rules);
}

export const meta = pageMeta<typeof loader>(({ data, copy: copyOf, brand, language }) => {
  const words = copyOf('rto-pages');
  const copy = words.state;
  if (data === undefined) return { title: '' };
  const name = stateName(data.stateCode, words);
  const range = rangeOf(data, words);
  const site = { siteUrl: brand.siteUrl, language };
  const here = { path: data.path, label: name };
  return {
    title: copy.metaTitle(name),
    description:
      data.offices.length === 1
        ? copy.metaDescriptionOne(name, range)
        : copy.metaDescription(name, data.offices.length, range),
    canonical: data.path,
    structuredData: [
      breadcrumbData(trailOf({ brand, language, copy: words }, [here]), site),
      questionData(questionsOf(data, words)),
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const words = useCopy('rto-pages');
  const copy = words.state;
  const path = usePagePath();
  const name = stateName(page.stateCode, words);
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <RtoCrumbs here={name} />
        <PageTitle
          title={copy.title(name)}
          lead={
            page.isStatewide
              ? copy.leadStatewide(page.offices.map(({ display }) => display).join(', '))
              : copy.lead(page.offices.length, page.capital)
          }
        />
      </div>
      <section aria-labelledby="codes" className="grid gap-3">
        <h2 id="codes">{copy.codes}</h2>
        <CodeList offices={page.offices} />
      </section>
      {page.homeOffices.length > 0 && (
        <section aria-labelledby="homes" className="grid gap-3">
          <h2 id="homes">{copy.homes}</h2>
          <CodeList offices={page.homeOffices} />
        </section>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PlateCard title={copy.plate(name)} plate={page.plate} />
        <RoadTaxCard stateCode={page.stateCode} tax={page.roadTax} />
      </div>
      <ServiceList {...page.services} />
      <PlaceLinks id="places" title={copy.places} places={page.places} />
      {page.formerOffices.length > 0 && (
        <section aria-labelledby="former" className="grid gap-3">
          <h2 id="former">{copy.former}</h2>
          <p className="text-ink-2">{copy.formerNote}</p>
          <CodeList offices={page.formerOffices} />
        </section>
      )}
      <Questions questions={questionsOf(page, words)} />
      <PopularLinks places={page.popular} />
      <ChipLinks
        label={copy.neighbours}
        boxed
        links={page.neighbours.map((state) => ({
          href: path(state.path),
          label: stateName(state.code, words),
        }))}
      />
    </div>
  );
}

/** `MH 01 to MH 58`; the code itself if there is one. */
function rangeOf({ offices }: Page, words: Copies['rto-pages']): string {
  const first = offices[0]?.display ?? '';
  const last = offices.at(-1)?.display ?? '';
  return first === last ? first : words.range(first, last);
}

/** The state's own question, then the general ones. */
function questionsOf(page: Page, words: Copies['rto-pages']): readonly Question[] {
  const { question } = words.state;
  const name = stateName(page.stateCode, words);
  const own = {
    id: 'how-many',
    question: question.howMany(name),
    answer: page.isStatewide
      ? words.state.leadStatewide(page.offices.map(({ display }) => display).join(', '))
      : question.howManyAnswer(name, page.offices.length, rangeOf(page, words)),
  };
  return [own, ...page.questions];
}
