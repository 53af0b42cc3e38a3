import { formatRupees } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { stateName } from '../facts/rto-trail.ts';
import { asOfText } from '../fees/fee-text.ts';
import type { RoadTaxView, TaxTable } from '../fees/road-tax-view.server.ts';
import { rateText, slabText, taxSentences } from '../fees/road-tax-words.ts';
import { calculatorPath } from '../fees/service-paths.ts';

type RoadTaxCardProps = { readonly stateCode: string; readonly tax: RoadTaxView };

/** The state's road tax on private cars: rates by slab, charges, confidence and sources. */
export function RoadTaxCard({ stateCode, tax }: RoadTaxCardProps) {
  const words = useCopy('rto-pages');
  const copy = words.tax;
  const path = usePagePath();
  const name = stateName(stateCode, words);
  const isSure = tax !== null && ['high', 'medium'].includes(tax.confidence);
  return (
    <Card
      id="tax"
      title={words.state.tax(name)}
      aside={
        tax !== null && (
          <StatusChip tone={isSure ? 'road' : 'amber'} word={copy.confidence[tax.confidence]} />
        )
      }
    >
      <div className="grid gap-2">
        {tax === null ? <p>{copy.unknown(name)}</p> : <Rates tax={tax} />}
        <p>{copy.moved}</p>
        {tax !== null && (
          <p>
            <a href={path(`${calculatorPath}?state=${stateCode}#tax`)}>{copy.calculate}</a>
          </p>
        )}
      </div>
      {tax !== null && <Sources tax={tax} />}
    </Card>
  );
}

type Known = { readonly tax: NonNullable<RoadTaxView> };

function Rates({ tax }: Known) {
  const copy = useCopy('rto-pages').tax;
  const { language } = usePage();
  const isSure = ['high', 'medium'].includes(tax.confidence);
  return (
    <>
      {!isSure && <p>{copy.confirm}</p>}
      {tax.tables.map((table) => {
        const [first] = table.columns;
        return (
          <RateTable key={`${table.isCompany} ${first?.fuels} ${first?.option}`} table={table} />
        );
      })}
      <ul className="grid list-disc gap-1.5 ps-5">
        {taxSentences(tax, copy, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{copy.final}</p>
    </>
  );
}

function RateTable({ table }: { table: TaxTable }) {
  const copy = useCopy('rto-pages').tax;
  const { columns, rows, isCompany } = table;
  const label = ({ fuels, option }: TaxTable['columns'][number]) => {
    if (option !== null) return copy.options[option];
    return fuels.length === 4 ? copy.allFuels : fuels.map((fuel) => copy.fuels[fuel]).join(', ');
  };
  return (
    <div>
      {isCompany && <h3 className="pt-1">{copy.company}</h3>}
      <RowTable
        isSmall
        caption={isCompany ? copy.captionCompany : copy.caption}
        columns={[
          { id: 'slab', label: rows[0]?.limit.by === 'engine' ? copy.engine : copy.price },
          ...columns.map((column) => ({
            id: `${column.fuels.join()}${column.option}`,
            label: label(column),
          })),
        ]}
        rows={rows.map(({ limit, shares }) => ({
          id: `${limit.upTo}`,
          name: slabText(limit, rows.length === 1, copy),
          cells: shares.map(({ rate, minPaise }) =>
            minPaise === null
              ? rateText(rate)
              : `${rateText(rate)}, ${copy.minimum(formatRupees(minPaise))}`,
          ),
        }))}
      />
    </div>
  );
}

function Sources({ tax }: Known) {
  const copy = useCopy('rto-pages').tax;
  const { language } = usePage();
  return (
    <SourcesLine>
      {copy.asOf(asOfText(tax.asOf, language))}{' '}
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
