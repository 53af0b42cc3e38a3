import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { insurancePath } from '../insurance-path.ts';
import { buyPath, inspectionPath, quotesPath } from '../quote-paths.ts';
import { AddOnForm } from './add-on-form.tsx';
import type { Board, BoardRow } from './ask-quotes.ts';
import { boardOrigin } from './board-vehicle.ts';
import { DoubledNote } from './doubled-note.tsx';
import { Helpline } from './helpline.tsx';
import { LastYear } from './last-year.tsx';
import { LicenceNote } from './licence-note.tsx';
import type { QuoteOutcome } from './quote.page.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteRow } from './quote-row.tsx';
import { ShareCard } from './share-card.tsx';

type QuotePageProps = {
  readonly board: Board;
  readonly row: BoardRow;
  readonly lastYear: { readonly typed: string; readonly amount: number | null };
  readonly outcome: QuoteOutcome | null;
};

/** One quote: its bill, the bonus with both prices, add-ons, last year's premium beside it, and where to buy. */
export function QuotePage({ board, row, lastYear, outcome }: QuotePageProps) {
  const { quote: copy, ...words } = useCopy('insurance-quotes');
  const { language, brand } = usePage();
  const path = usePagePath();
  const { quote } = row;
  const sum = (amount: number) => formatRupees(amount as Paise);
  const isInspected = row.way === 'here' && quote?.needsInspection === true;
  const isSoldHere = row.way === 'here' && quote?.needsInspection === false;
  // Third party that runs already needs no second one beside it.
  const offersThirdParty =
    quote?.needsInspection === true &&
    board.ask.cover === 'package' &&
    board.doubled.every(({ kind }) => kind !== 'third-party');
  const back = quotesPath(board.requestId, { all: true });
  const origin = boardOrigin(board, words);
  const { vehicleNumber } = board;
  const isNew = vehicleNumber === null;
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { ...origin, href: path(origin.href) },
    { href: path(back), label: words.title },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={words.title} trail={trail} here={row.name} />
      <PageTitle
        title={row.name}
        lead={
          <>
            <span lang={isNew ? 'en' : undefined}>{board.display}</span> ·{' '}
            {words.covers[board.ask.cover]}
          </>
        }
      />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} />}
      {quote === null && <QuoteRow board={board} row={row} />}
      {quote !== null && (
        <>
          <DoubledNote {...board} cover={board.ask.cover} />
          <Card id="bill" title={copy.billTitle(board.ask.thirdPartyYears)}>
            <div className="grid gap-4">
              <QuoteLines quote={quote} ask={board.ask} />
              <p className="text-small">{copy.free}</p>
              {quote.withoutBonus !== null && (
                <p>
                  {copy.both(sum(quote.total), sum(quote.withoutBonus))} {words.falseBonus}
                </p>
              )}
            </div>
          </Card>
          {!isNew && <LastYear {...{ board, row, quote, lastYear }} />}
          <AddOnForm board={board} row={row} />
          <Card id="terms" title={copy.termsTitle}>
            <KeyValues
              facts={[
                {
                  id: 'product',
                  term: copy.product,
                  detail: <span lang="en">{quote.product}</span>,
                },
                { id: 'uin', term: copy.uin, detail: <span lang="en">{quote.uin}</span> },
                ...(quote.insuredValue === null
                  ? []
                  : [{ id: 'idv', term: copy.value, detail: sum(quote.insuredValue) }]),
                ...(quote.least === null || quote.most === null
                  ? []
                  : [
                      {
                        id: 'band',
                        term: copy.band,
                        detail: copy.range(sum(quote.least), sum(quote.most)),
                      },
                    ]),
                {
                  id: 'excess',
                  term: copy.deductible,
                  detail:
                    quote.voluntary === 0
                      ? sum(quote.deductible)
                      : copy.withVoluntary(sum(quote.deductible), sum(quote.voluntary)),
                },
                ...(quote.kilometres === null
                  ? []
                  : [
                      {
                        id: 'kilometres',
                        term: copy.kilometres,
                        detail: copy.upToKm(quote.kilometres),
                      },
                    ]),
                {
                  id: 'starts',
                  term: copy.starts,
                  detail: formatIstDate(board.ask.startsOn as IstDate, language),
                },
                {
                  id: 'valid',
                  term: copy.validUntil,
                  detail: instantText(quote.validUntil, language),
                },
                { id: 'irdai', term: copy.registration, detail: row.registration },
              ]}
            />
          </Card>
          <Card id="buy" title={copy.buyTitle}>
            <div className="grid gap-3">
              {quote.needsInspection && <p>{words.inspection}</p>}
              {offersThirdParty && vehicleNumber !== null && (
                <p>
                  {copy.thirdPartyNow}{' '}
                  <a href={path(`${insurancePath(vehicleNumber)}?cover=third-party`)}>
                    {copy.thirdPartyOnly}
                  </a>
                </p>
              )}
              {!isInspected && (
                <p>{isSoldHere ? copy.here : row.page === null ? copy.byPhone : copy.onItsPage}</p>
              )}
              {isInspected && (
                <p>
                  <ButtonLink href={path(inspectionPath(board.requestId, row.insurerId))}>
                    {copy.inspect}
                  </ButtonLink>
                </p>
              )}
              {isSoldHere && (
                <p>
                  <ButtonLink href={path(buyPath(board.requestId, row.insurerId))}>
                    {copy.buy(sum(quote.total))}
                  </ButtonLink>
                </p>
              )}
              <p>
                <Helpline number={row.helpline} />
              </p>
              {row.page !== null && (
                <p>
                  <ButtonLink href={row.page} rel="noreferrer" variant="sun">
                    {copy.goTo} <span lang="en">{row.name}</span>
                  </ButtonLink>
                </p>
              )}
            </div>
          </Card>
          <ShareCard board={board} row={row} outcome={outcome} />
        </>
      )}
      <p>
        <a href={path(back)}>{copy.back}</a>
      </p>
      <LicenceNote licence={board.licence} isSandbox={row.sandbox} />
    </div>
  );
}
