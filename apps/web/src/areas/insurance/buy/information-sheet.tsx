import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { Board, BoardRow } from '../quotes/ask-quotes.ts';
import { TermSources } from '../terms/term-sources.tsx';

/** The customer information sheet of a quote, before anything is paid: what is covered, what not, what the owner pays,
 * how to claim, cancel and complain. */
export function InformationSheet({
  board,
  row,
}: {
  readonly board: Board;
  readonly row: BoardRow;
}) {
  const { sheet: copy } = useCopy('insurance-buy');
  const { covers, quote: terms } = useCopy('insurance-quotes');
  const { language } = usePage();
  const { quote } = row;
  const { ask } = board;
  if (quote === null) return null;
  const sum = (amount: number) => formatRupees(amount as Paise);
  const words = copy.covers[ask.cover];
  const { property, restrictedProperty, ownerDriver, claimNotice, portal } = policyTerms(
    ask.startsOn as IstDate,
  );
  const hasLimit = quote.granted.includes('restricted-property') && restrictedProperty !== null;
  const hasOwnerDriver = quote.lines.some(({ id }) => id === 'owner-driver');
  return (
    <Card id="sheet" title={copy.title}>
      <div className="grid gap-4">
        <KeyValues
          facts={[
            {
              id: 'product',
              term: copy.product,
              detail: (
                <span lang="en">
                  {quote.product}, UIN {quote.uin}
                </span>
              ),
            },
            { id: 'cover', term: copy.cover, detail: covers[ask.cover] },
            {
              id: 'starts',
              term: copy.starts,
              detail: formatIstDate(ask.startsOn as IstDate, language),
            },
            ...(ask.thirdPartyYears === 1
              ? []
              : [{ id: 'term', term: copy.term, detail: copy.terms(ask.thirdPartyYears) }]),
            ...(board.financier === null
              ? []
              : [
                  {
                    id: 'financier',
                    term: copy.financier,
                    detail: <span lang="en">{board.financier}</span>,
                  },
                ]),
            ...(quote.insuredValue === null
              ? []
              : [{ id: 'idv', term: copy.value, detail: sum(quote.insuredValue) }]),
            ...(ask.cover === 'third-party'
              ? []
              : [
                  {
                    id: 'excess',
                    term: copy.deductible,
                    detail:
                      quote.voluntary === 0
                        ? sum(quote.deductible)
                        : terms.withVoluntary(sum(quote.deductible), sum(quote.voluntary)),
                  },
                ]),
            ...(quote.kilometres === null
              ? []
              : [
                  {
                    id: 'kilometres',
                    term: terms.kilometres,
                    detail: terms.upToKm(quote.kilometres),
                  },
                ]),
          ]}
        />
        <h3>{copy.coveredTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          {words.covered.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {hasLimit && <li>{copy.limitedProperty(sum(restrictedProperty))}</li>}
          {ask.cover !== 'own-damage' && !hasLimit && property !== null && (
            <li>{copy.property(sum(property.car), sum(property.twoWheeler))}</li>
          )}
          {hasOwnerDriver && ownerDriver !== null && <li>{copy.ownerDriver(sum(ownerDriver))}</li>}
        </ul>
        <h3>{copy.notTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          {words.not.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{copy.rightsTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            {copy.claim(row.helpline)}
            {claimNotice !== null && <> {copy.claimNotice(claimNotice.from, claimNotice.to)}</>}
          </li>
          <li>{ask.cover === 'third-party' ? copy.cancelThirdParty : copy.cancel}</li>
          <li>{copy.complain(portal?.phones[0] ?? null)}</li>
        </ul>
        <TermSources
          terms={[
            ...(ask.cover === 'own-damage' || hasLimit ? [] : (['property'] as const)),
            ...(hasLimit ? (['restrictedProperty'] as const) : []),
            ...(hasOwnerDriver ? (['ownerDriver'] as const) : []),
            ...(['claimNotice', 'portal'] as const),
          ]}
          on={ask.startsOn as IstDate}
        />
      </div>
    </Card>
  );
}
