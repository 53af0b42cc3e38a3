import { formatLakhCrore } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { asOfText } from './fee-text.ts';
import type { RoadTaxView } from './road-tax-view.server.ts';
import { RowTable } from './row-table.tsx';

/** What is known of the state's road tax, with how sure it is and where it comes from. */
export function RoadTaxCard({ title, tax }: { title: string; tax: RoadTaxView }) {
  const { confidence } = useCopy('rto-codes');
  const { language } = usePage();
  const copy = useCopy('rto-pages').tax;
  const isSure = tax.confidence === 'high' || tax.confidence === 'medium';
  return (
    <Card
      id="tax"
      title={title}
      aside={<StatusChip tone={isSure ? 'road' : 'amber'} word={confidence[tax.confidence].word} />}
    >
      <div className="grid gap-2">
        {tax.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {tax.bands.length > 0 && <Bands bands={tax.bands} />}
      </div>
      <SourcesLine>
        {copy.asOf(asOfText(tax.asOf, language))} {copy.source}:{' '}
        <EnglishRun text={tax.sources.join('; ')} />
      </SourcesLine>
    </Card>
  );
}

function Bands({ bands }: Pick<RoadTaxView, 'bands'>) {
  const copy = useCopy('rto-pages').tax;
  return (
    <RowTable
      isSmall
      caption={copy.caption}
      columns={[
        { id: 'price', label: copy.price, look: 'numbers' },
        { id: 'petrol', label: copy.petrol, look: 'numbers' },
        { id: 'diesel', label: copy.diesel, look: 'numbers' },
      ]}
      rows={bands.map(({ upToPaise, petrolBps, dieselBps }) => ({
        id: `${upToPaise}`,
        name: upToPaise === null ? copy.above : copy.upTo(formatLakhCrore(upToPaise)),
        cells: [`${petrolBps / 100}%`, `${dieselBps / 100}%`],
      }))}
    />
  );
}
