import { formatRupees } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { usePage } from '../../../app/page-facts.tsx';
import { usePagePath } from '../../../app/use-page-path.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { EnglishRun } from '../../../page-parts/english-run.tsx';
import { asOfText } from '../fee-text.ts';
import { RowTable } from '../row-table.tsx';
import { stateName } from '../rto-trail.ts';
import type { calculatorPage } from './calculator.server.ts';
import { servicePath } from './service-paths.ts';

type Page = ReturnType<typeof calculatorPage>;
type Fees = Extract<Page['fee'], { kind: 'fees' }>;
type Tax = Exclude<Page['tax'], null | { kind: 'fault' }>;

/** Basis points as a share: `8.75%`. */
const percent = (bps: number) => `${bps / 100}%`;

/** What a service costs, line by line. */
export function FeeResult({ fee }: { fee: Fees }) {
  const copy = useCopy('rto-services').calculator.fee;
  const words = useCopy('rto-pages');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <Card id="fee-result" title={copy.result(fee.serviceName)} level={3} look="accent">
      {fee.lines.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <RowTable
          columns={[
            { id: 'item', label: copy.item },
            { id: 'sum', label: copy.sum, look: 'sums' },
          ]}
          rows={fee.lines.map(({ id, name, amount, isDerived }) => ({
            id,
            name: (
              <>
                {name}
                {isDerived && <span className="text-ink-2"> ({copy.derived})</span>}
              </>
            ),
            cells: [amount === null ? copy.unknown : formatRupees(amount)],
          }))}
          total={{
            name: copy.total,
            cells: [fee.total === null ? copy.unknownTotal : formatRupees(fee.total)],
          }}
        />
      )}
      <p className="pt-2">
        {fee.state !== null && <>{copy.ofState(stateName(fee.state.code, words))} </>}
        <a href={path(servicePath(fee.serviceId))}>{copy.guide}</a>
      </p>
      <SourcesLine>
        {words.services.asOf(asOfText(fee.asOf, language))} {fee.indicative}
      </SourcesLine>
    </Card>
  );
}

/** What the road tax comes to, or the span in which it lies, with how old the rate is. */
export function TaxResult({ tax }: { tax: Tax }) {
  const copy = useCopy('rto-services').calculator.tax;
  const words = useCopy('rto-pages');
  const { language } = usePage();
  const path = usePagePath();
  const isKnown = tax.kind === 'rate';
  const rate = isKnown ? percent(tax.bps) : copy.range(percent(tax.leastBps), percent(tax.mostBps));
  const sum = isKnown
    ? formatRupees(tax.tax)
    : copy.range(formatRupees(tax.least), formatRupees(tax.most));
  return (
    <Card
      id="tax-result"
      title={copy.result(stateName(tax.state.code, words))}
      level={3}
      look="accent"
    >
      <KeyValues
        facts={[
          { id: 'rate', term: copy.rate, detail: rate },
          { id: 'sum', term: copy.sum, detail: <b className="nums">{sum}</b> },
          {
            id: 'bharat',
            term: copy.bharat,
            detail: copy.bharatDetail(percent(tax.bharatBps)),
          },
        ]}
      />
      <p className="pt-2">{isKnown ? copy.old(asOfText(tax.asOf, language)) : copy.unknown}</p>
      {tax.words.map((line) => (
        <p key={line} className="pt-1 text-small">
          {line}
        </p>
      ))}
      <p className="pt-2">
        <a href={path(`${tax.state.path}#tax`)}>{copy.statePage}</a>
      </p>
      <SourcesLine>
        {words.tax.source}: <EnglishRun text={tax.sources.join('; ')} />
      </SourcesLine>
    </Card>
  );
}
