import '../../../frame/styles/records.css';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { SearchHero } from '../../../parts/search-hero/search-hero.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { historyPath } from '../history-path.ts';
import { ReportNotes } from './report-notes.tsx';

export const handle = { hero: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const typed = query.get('vehicleNumber');
  const shown = (typed ?? query.get('edit') ?? '').slice(0, longestEcho);
  const reader = shown === '' && typed === null ? null : await loadNumberReader();
  const reading = typed === null ? null : (reader?.readNumber(typed) ?? null);
  if (reading?.kind === 'look-up') return redirect(historyPath(reading.vehicleNumber));
  const hint = reader?.typingHint(shown) ?? null;
  const page = { typed: shown, hint, problem: reading?.problem ?? null };
  return data(page, { status: reading?.status ?? 200 });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('service-history').metaTitle,
  description: copy('service-history').metaDescription,
  canonical: '/service-history',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('service-history');
  return (
    <>
      <SearchHero title={copy.title} lead={copy.lead}>
        <NumberForm
          key={page.typed}
          marks={copy.marks}
          label={copy.label}
          typed={page.typed}
          problem={page.problem}
          hint={page.hint}
          action="/service-history"
          opens="/service-history/*"
          submit={copy.submit}
        />
      </SearchHero>
      <div className="wrap grid items-start gap-5 pt-8 lg:grid-cols-2">
        <ReportNotes />
      </div>
    </>
  );
}
