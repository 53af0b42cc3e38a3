import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { quotesPath } from '../quote-paths.ts';
import { TermSources } from '../terms/term-sources.tsx';
import { type Board, type ChangeOutcome, waitingOf } from './ask-quotes.ts';
import { AskedCard } from './asked-card.tsx';
import { boardOrigin } from './board-vehicle.ts';
import { ChangeForm } from './change-form.tsx';
import { DoubledNote } from './doubled-note.tsx';
import { LicenceNote } from './licence-note.tsx';
import { QuoteRow } from './quote-row.tsx';
import { useQuotes } from './use-quotes.ts';

type QuotesPageProps = { readonly loaded: Board; readonly outcome: ChangeOutcome | null };

/** All insurers side by side, asked for the same: what that is and how to change it, how many have answered, the rule of
 * the order, a row each. */
export function QuotesPage({ loaded, outcome }: QuotesPageProps) {
  const board = useQuotes(loaded);
  const copy = useCopy('insurance-quotes');
  const { language, brand } = usePage();
  const path = usePagePath();
  const { ask, insurers } = board;
  const { totalLossPercent } = policyTerms(ask.startsOn as IstDate);
  const origin = boardOrigin(board, copy);
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { ...origin, href: path(origin.href) },
  ];
  const hasDamage = ask.cover !== 'third-party';
  const waiting = waitingOf(board).length;
  const answered = insurers.filter(({ state }) => state === 'quote' || state === 'declined').length;
  const priced = insurers.filter(({ quote }) => quote !== null).length;
  // Said once the last answer is in: before, it would move rows that somebody reads.
  const isOwn = ask.insuredValue === null && hasDamage;
  const isMixed = isOwn && waiting === 0 && priced > 1;
  // Its place is kept from the start, so that the rows stay where they are.
  const hasPlace = isMixed || (isOwn && waitingOf(loaded).length > 0);
  // Of the page as it was loaded: rows must not move when the last insurer declines.
  const isOpen =
    outcome !== null ||
    loaded.insurers.every(({ state }) => state === 'failed' || state === 'declined');
  const here = quotesPath(board.requestId);
  const isNew = board.vehicleNumber === null;
  // The words of a new vehicle are its name already.
  const name = isNew ? null : vehicleName(board.maker, board.model);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3 lg:max-w-none">
      <Breadcrumbs label={copy.title} trail={trail} here={copy.here} />
      <PageTitle
        title={copy.covers[ask.cover]}
        lead={
          <>
            <span lang={isNew ? 'en' : undefined}>{board.display}</span>
            {name !== null && (
              <>
                {' · '}
                <span lang="en">{name}</span>
              </>
            )}
          </>
        }
      />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} />}
      <DoubledNote {...board} cover={ask.cover} />
      <div className="split lg:grid-cols-[23rem_minmax(0,1fr)]!">
        <AskedCard board={board} open={isOpen} key={board.requestId}>
          <ChangeForm board={board} outcome={outcome} />
        </AskedCard>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <section aria-labelledby="quotes-title" className="grid gap-4">
            <div className="grid gap-1.5">
              <h2 id="quotes-title" aria-live="polite">
                {copy.answered(answered, insurers.length)}
              </h2>
              <p>{hasDamage ? copy.sortRateShort : copy.sortTotalShort}</p>
              {hasPlace && (
                <>
                  <p>{copy.ownValues}</p>
                  <div className="min-h-11">
                    {isMixed && board.commonValue !== null && (
                      <Form method="post" action={here}>
                        <input type="hidden" name="value" value={String(board.commonValue / 100)} />
                        <SubmitButton
                          label={copy.sameValue(formatRupees(board.commonValue as Paise))}
                          busy={copy.change.busy}
                          action={here}
                          variant="outline"
                          size="sm"
                        />
                      </Form>
                    )}
                  </div>
                </>
              )}
            </div>
            {waiting > 0 && (
              <noscript>
                <meta
                  httpEquiv="refresh"
                  content={`0; url=${path(quotesPath(board.requestId, { all: true }))}`}
                />
                <p>
                  <a href={path(quotesPath(board.requestId, { all: true }))}>{copy.waitForAll}</a>
                </p>
              </noscript>
            )}
            <ul className="grid gap-4">
              {insurers.map((row) => (
                <li key={row.insurerId}>
                  <QuoteRow board={board} row={row} />
                </li>
              ))}
            </ul>
          </section>
          <Card id="quotes-notes" title={copy.notesTitle}>
            <ul className="grid gap-2">
              <li>{hasDamage ? copy.sortRate : copy.sortTotal}</li>
              <li>{copy.startsOn(formatIstDate(ask.startsOn as IstDate, language))}</li>
              {totalLossPercent !== null && hasDamage && <li>{copy.lowValue(totalLossPercent)}</li>}
              <li>{copy.noPhone}</li>
            </ul>
            <TermSources
              terms={hasDamage ? ['totalLossPercent', 'bonusKeptDays'] : []}
              on={ask.startsOn as IstDate}
            />
          </Card>
          <LicenceNote
            licence={board.licence}
            isSandbox={insurers.some(({ sandbox }) => sandbox)}
          />
        </div>
      </div>
    </div>
  );
}
