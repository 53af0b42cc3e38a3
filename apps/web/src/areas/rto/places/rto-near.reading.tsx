import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { NearResult } from '../cards/near-result.tsx';
import { RtoCrumbs } from '../cards/rto-crumbs.tsx';
import { nearPage } from '../facts/near-page.server.ts';
import { trailOf } from '../facts/rto-trail.ts';

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
      {found !== null && <NearResult typed={typed} found={found} />}
      <Card id="puc" title={copy.puc.title} look="quiet">
        <p>{copy.puc.text}</p>
        <p className="pt-2">
          <a href={toPath('/rto-services/puc')}>{copy.puc.guide}</a>
        </p>
      </Card>
    </div>
  );
}
