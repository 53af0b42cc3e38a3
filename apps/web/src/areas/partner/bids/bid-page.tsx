import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import type { ComponentProps } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { InspectionReportCard } from '../../../parts/inspection-report/inspection-report-card.tsx';
import type { ReportGroup } from '../../../parts/inspection-report/load-report-words.ts';
import { RefusalNote } from '../shell/partner-page.tsx';
import { BidCarName } from './bid-car-name.tsx';

type BidPageProps = {
  readonly round: Answer<'partnerRound'>;
  readonly groups: readonly ReportGroup[];
  readonly deed: 'bid' | 'withdraw' | null;
  readonly refused: ComponentProps<typeof RefusalNote>['refused'];
};

/** A car with its report, and the sealed bid of the firm. */
export function BidPage({ round, groups, deed, refused }: BidPageProps) {
  const copy = useCopy('partner-bids');
  const { language } = usePage();
  const path = usePagePath();
  const { roundId, car, city, endsAt, isOpen, ownBid, outcome } = round;
  const action = path(`/partner/bids/${roundId}`);
  return (
    <div className="grid gap-5 pt-4">
      <h1>
        <BidCarName car={car} />
      </h1>
      <p>
        {city[language]} · {copy.outcomes[outcome]} · {copy.until(instantText(endsAt, language))}
      </p>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={refused} />
      <Card id="bid">
        <div className="grid gap-3">
          {ownBid !== null && (
            <p>
              <b>{copy.own(formatRupees(ownBid.amount as Paise))}</b>
            </p>
          )}
          {isOpen && (
            <form method="post" action={action} className="grid gap-3">
              <input type="hidden" name="intent" value="bid" />
              <TextField
                id="amount"
                name="amount"
                label={copy.bid}
                hint={copy.binding}
                inputMode="numeric"
                maxLength={12}
                autoComplete="off"
                required
              />
              <TextField
                id="conditions"
                name="conditions"
                label={copy.conditions}
                maxLength={300}
              />
              <Button>{ownBid === null ? copy.place : copy.replace}</Button>
            </form>
          )}
          {isOpen && ownBid !== null && (
            <form method="post" action={action}>
              <input type="hidden" name="intent" value="withdraw" />
              <Button variant="quiet">{copy.withdraw}</Button>
            </form>
          )}
        </div>
      </Card>
      <InspectionReportCard
        report={round.report}
        groups={groups}
        city={city[language]}
        photoPath={`/api/v1/web/partner/rounds/${roundId}/photos`}
      />
    </div>
  );
}
