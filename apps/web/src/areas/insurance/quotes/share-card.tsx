import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { quotePath } from '../quote-paths.ts';
import type { Board, BoardRow } from './ask-quotes.ts';
import type { QuoteOutcome } from './quote.page.tsx';

type ShareCardProps = {
  readonly board: Board;
  readonly row: BoardRow;
  readonly outcome: QuoteOutcome | null;
};

/** Makes the link to a quote, shows it, and takes it back. */
export function ShareCard({ board, row, outcome }: ShareCardProps) {
  const { share: copy } = useCopy('insurance-quotes');
  const path = usePagePath();
  const { brand } = usePage();
  const known = board.links?.find(({ insurerId }) => insurerId === row.insurerId)?.path ?? null;
  const sharedPath =
    outcome?.kind === 'shared' ? outcome.sharedPath : outcome?.kind === 'stopped' ? null : known;
  const address = sharedPath === null ? null : brand.siteUrl + path(sharedPath);
  const here = quotePath(board.requestId, row.insurerId);
  return (
    <Card id="share" title={copy.title}>
      <div className="grid gap-3" aria-live="polite">
        <p>{board.vehicleNumber === null ? copy.newLead : copy.lead}</p>
        {address !== null && (
          <p className="break-all">
            {copy.link} <a href={address}>{address}</a>
          </p>
        )}
        {outcome?.kind === 'stopped' && <p>{copy.stopped}</p>}
        <div className="actions">
          {address === null && (
            <Form method="post" action={here}>
              <input type="hidden" name="intent" value="share" />
              <SubmitButton
                label={copy.share}
                busy={copy.busy}
                action={here}
                intent="share"
                variant="outline"
              />
            </Form>
          )}
          {address !== null && (
            <Form method="post" action={here}>
              <input type="hidden" name="intent" value="stop" />
              <SubmitButton
                label={copy.stop}
                busy={copy.busy}
                action={here}
                intent="stop"
                variant="quiet"
              />
            </Form>
          )}
        </div>
      </div>
    </Card>
  );
}
