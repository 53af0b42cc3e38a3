import { ownListings } from '@pahiya/contracts/used-cars/own-listing-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { StatusChip } from '@pahiya/ui/status-chip';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { fullPrice } from '../facts/used-car-words.ts';
import { listingTones } from './listing-tones.ts';
import { newListingPath, ownListingPath, ownListingsPath } from './own-paths.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(ownListings, {});
  if (answer.ok) return { listings: answer.value.listings, failure: null };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(ownListingsPath), 303);
  return data({ listings: [], failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('own-listing').list.title,
  isIndexable: false,
}));

export function Component() {
  const copy = useCopy('own-listing');
  const path = usePagePath();
  const { listings, failure } = useLoaderData<typeof loader>();
  const start = <ButtonLink href={path(newListingPath)}>{copy.list.start}</ButtonLink>;
  return (
    <div className="grid gap-5 pt-4">
      <PageTitle title={copy.list.title} lead={copy.list.lead} />
      {failure !== null && <FailureFace failure={failure} />}
      {failure === null && listings.length === 0 && (
        <EmptyFace title={copy.list.none} detail={copy.list.noneDetail} action={start} />
      )}
      {listings.length > 0 && <div className="actions">{start}</div>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {listings.map(({ listing, state, make, model, variant, madeYear, ...row }) => (
          <li key={listing}>
            <Card
              id={listing}
              title={
                <a href={path(ownListingPath(listing))}>
                  <EnglishRun text={[make, model, variant].filter(Boolean).join(' ')} />
                </a>
              }
              aside={<StatusChip tone={listingTones[state]} word={copy.states[state]} />}
            >
              <p className="nums">
                {[fullPrice(row.pricePaise), madeYear, row.vehicleNumber].join(' · ')}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <p>
        <a href={path('/sell-car/inspection')} className="inline-flex min-h-11 items-center">
          {copy.list.other}
        </a>
      </p>
    </div>
  );
}
