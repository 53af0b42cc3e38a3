import { partnerRounds } from '@pahiya/contracts/selling/round-calls';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { failedPage } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { BidCarName } from './bid-car-name.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerRounds, {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'rounds' as const, ...answer.value };
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-bids').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('partner-bids');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {page.rounds.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {page.rounds.map(({ roundId, car, city, score, endsAt, ownBid, outcome }) => (
          <li key={roundId}>
            <Card
              id={`r-${roundId}`}
              title={
                <a href={path(`/partner/bids/${roundId}`)}>
                  <BidCarName car={car} />
                </a>
              }
              aside={
                <StatusChip
                  tone={outcome === 'accepted' ? 'road' : outcome === 'open' ? 'sky' : 'neutral'}
                  word={copy.outcomes[outcome]}
                />
              }
            >
              <p>
                {city[language]} · {copy.score(score)} · {copy.until(instantText(endsAt, language))}
              </p>
              {ownBid !== null && (
                <p>
                  <b>{copy.own(formatRupees(ownBid.amount as Paise))}</b>
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
