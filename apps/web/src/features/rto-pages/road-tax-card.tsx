import { formatLakhCrore } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { asOfText } from './fee-text.ts';
import type { RoadTaxView } from './road-tax-view.server.ts';

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
    <table className="w-full text-start text-small">
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-start">
          <th scope="col" className="py-2 text-start">
            {copy.price}
          </th>
          <th scope="col" className="py-2 text-start">
            {copy.petrol}
          </th>
          <th scope="col" className="py-2 text-start">
            {copy.diesel}
          </th>
        </tr>
      </thead>
      <tbody className="nums">
        {bands.map((band) => (
          <tr key={band.upToPaise} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-normal">
              {band.upToPaise === null ? copy.above : copy.upTo(formatLakhCrore(band.upToPaise))}
            </th>
            <td className="py-2">{band.petrolBps / 100}%</td>
            <td className="py-2">{band.dieselBps / 100}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
