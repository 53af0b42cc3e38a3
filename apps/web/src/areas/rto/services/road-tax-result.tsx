import { formatRupees } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { SourcesLine } from '@pahiya/ui/sources-line';
import type { Copies } from '../../../frame/copy/copies.ts';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { stateName } from '../facts/rto-trail.ts';
import { asOfText } from '../fees/fee-text.ts';
import { limitText, rateText } from '../fees/road-tax-words.ts';
import type { calculatorPage } from './calculator.server.ts';

type Tax = Exclude<ReturnType<typeof calculatorPage>['tax'], null | { kind: 'fault' }>;

/** Road tax of a car line by line with the rule of each, or that the state's rates are unknown. */
export function TaxResult({ tax }: { tax: Tax }) {
  const copy = useCopy('rto-services').calculator.tax;
  const words = useCopy('rto-pages');
  const path = usePagePath();
  return (
    <Card
      id="tax-result"
      title={copy.result(stateName(tax.state.code, words))}
      level={3}
      look="accent"
    >
      <div className="grid gap-3">
        {tax.unknown === null ? <Lines tax={tax} /> : <Unknown tax={tax} />}
        {tax.words.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div>
          <h4 className="font-semibold">{copy.bharat}</h4>
          <p>
            {copy.bharatRate(rateText(tax.bharatRate))} {copy.bharatPeriod}
          </p>
        </div>
        <p>
          <a href={path(`${tax.state.path}#tax`)}>{copy.statePage}</a>
        </p>
      </div>
      <TaxSources tax={tax} />
    </Card>
  );
}

type Line = Tax['lines'][number];

function Lines({ tax }: { tax: Tax }) {
  const copy = useCopy('rto-services').calculator.tax;
  const rule = useRule();
  return (
    <RowTable
      columns={[
        { id: 'item', label: copy.item },
        { id: 'rule', label: copy.rule },
        { id: 'sum', label: copy.sum, look: 'sums' },
      ]}
      rows={tax.lines.map((line) => ({
        id: line.id,
        name: line.name ?? copy.tax,
        cells: [rule(line), formatRupees(line.amount)],
      }))}
      total={{ name: copy.total, cells: ['', tax.total === null ? '' : formatRupees(tax.total)] }}
    />
  );
}

/** The rule of a line in words: `11% of the price (price up to ₹10,00,000)`. */
function useRule() {
  const copy = useCopy('rto-services').calculator.tax;
  return ({ id, rate, slab, limit, isUnverified }: Line): string => {
    const share =
      rate === null
        ? copy.fixed
        : id === 'surcharge'
          ? copy.ofTax(rateText(rate))
          : copy.share(rateText(rate));
    const details = [
      ...(slab === null || (rate === null && slab.upTo === null) ? [] : [slabWords(slab, copy)]),
      ...(limit === null ? [] : [copy[limit]]),
      ...(isUnverified ? [copy.unverified] : []),
    ];
    return details.length === 0 ? share : `${share} (${details.join('; ')})`;
  };
}

type Words = Copies['rto-services']['calculator']['tax'];

function slabWords({ by, upTo }: NonNullable<Line['slab']>, copy: Words): string {
  if (upTo === null) return copy.topSlab;
  const limit = limitText({ by, upTo });
  return by === 'price' ? copy.upToPrice(limit) : copy.upToEngine(limit);
}

/** Says that rates are unknown, and lists the states that have them. */
function Unknown({ tax }: { tax: Tax }) {
  const copy = useCopy('rto-services').calculator.tax;
  const words = useCopy('rto-pages');
  const path = usePagePath();
  const name = stateName(tax.state.code, words);
  if (tax.unknown === 'fuel') return <p>{copy.unknownFuel(name)}</p>;
  return (
    <>
      <p>{copy.unknownState(name)}</p>
      <ChipLinks
        label={copy.covered}
        boxed
        links={tax.covered.map(({ code, path: statePath }) => ({
          href: path(`${statePath}#tax`),
          label: stateName(code, words),
        }))}
      />
    </>
  );
}

function TaxSources({ tax }: { tax: Tax }) {
  const copy = useCopy('rto-pages').tax;
  const { language } = usePage();
  if (tax.asOf === null || tax.confidence === null) return null;
  return (
    <SourcesLine>
      {sentences(
        language,
        copy.asOf(asOfText(tax.asOf, language)),
        copy.confidence[tax.confidence],
        copy.final,
      )}{' '}
      {tax.sources.length === 0 ? (
        copy.noSource
      ) : (
        <>
          {copy.source}: <EnglishRun text={`${tax.sources.join('; ')}.`} />
        </>
      )}
    </SourcesLine>
  );
}
