import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { TextField } from '@pahiya/ui/text-field';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { usePage } from '../app/page-facts.tsx';
import { pageMeta } from '../app/page-module.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { CodeList } from '../features/rto-pages/code-list.tsx';
import { nearPage } from '../features/rto-pages/near-page.server.ts';
import { PageTitle } from '../features/rto-pages/page-title.tsx';
import { PlaceLinks } from '../features/rto-pages/place-links.tsx';
import { RtoCrumbs } from '../features/rto-pages/rto-crumbs.tsx';
import { placeName, stateName, trailOf } from '../features/rto-pages/rto-trail.ts';
import { breadcrumbData } from '../features/rto-pages/structured-data.ts';
import { EnglishRun } from '../page-parts/english-run.tsx';

const path = '/rto/near';

export function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('place')?.trim().slice(0, 60) ?? '';
  const found = nearPage(typed);
  return data({ typed, found }, { status: found?.kind === 'none' ? 404 : 200 });
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('rto-near');
  const steps = trailOf({ brand, language, copy: copyOf('rto-pages') }, [
    { path, label: copy.title },
  ]);
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: path,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const { typed, found } = useLoaderData<typeof loader>();
  const copy = useCopy('rto-near');
  const toPath = usePagePath();
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <RtoCrumbs here={copy.title} />
        <PageTitle title={copy.title} lead={copy.lead} />
        <search>
          <form action={toPath(path)} method="get" className="post-search">
            <TextField
              id="place"
              name="place"
              label={copy.field}
              hint={copy.hint}
              defaultValue={typed}
              maxLength={60}
              autoComplete="off"
              error={found?.kind === 'none' ? copy.none : undefined}
              required
            />
            <Button type="submit">{copy.submit}</Button>
          </form>
        </search>
      </div>
      {found !== null && <Found found={found} />}
      <Card id="puc" title={copy.puc.title} look="quiet">
        <p>{copy.puc.text}</p>
        <p className="pt-2">
          <a href={toPath('/rto-services/puc')}>{copy.puc.guide}</a>
        </p>
      </Card>
    </div>
  );
}

type Answer = NonNullable<ReturnType<typeof nearPage>>;

function Found({ found }: { found: Answer }) {
  const copy = useCopy('rto-near');
  const words = useCopy('rto-pages');
  const toPath = usePagePath();
  if (found.kind === 'choose') {
    return <PlaceLinks id="choose" title={copy.choose} places={found.places} />;
  }
  if (found.kind === 'state') {
    return (
      <section aria-labelledby="state" className="grid gap-3">
        <h2 id="state">{copy.state}</h2>
        <ChipLinks
          label={copy.state}
          labelHidden
          boxed
          links={found.states.map(({ code, path: href }) => ({
            href: toPath(href),
            label: stateName(code, words),
          }))}
        />
      </section>
    );
  }
  return found.kind === 'city' ? <Around found={found} /> : null;
}

function Around({ found }: { found: Extract<Answer, { kind: 'city' }> }) {
  const copy = useCopy('rto-near');
  const { language } = usePage();
  const toPath = usePagePath();
  return (
    <>
      <section aria-labelledby="own" className="grid gap-3">
        <h2 id="own">{copy.own(placeName(found, language))}</h2>
        {found.offices.length === 0 ? <p>{copy.noOwn}</p> : <CodeList offices={found.offices} />}
      </section>
      {found.near.length > 0 && (
        <section aria-labelledby="near" className="grid gap-3">
          <h2 id="near">{copy.near}</h2>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {found.near.map(({ name, nameHindi, km, office }) => (
              <li key={office.code} className="border-line border-b py-2.5">
                <a href={toPath(office.path)}>
                  <EnglishRun text={`${office.display} ${office.office}`} />
                </a>{' '}
                <span className="text-ink-2">
                  {copy.away(km, placeName({ name, nameHindi }, language))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-ink-2 text-small">{copy.note}</p>
    </>
  );
}
