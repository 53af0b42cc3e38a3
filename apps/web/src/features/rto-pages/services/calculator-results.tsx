import { formatRupees } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
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

/** The fee of a service, line by line. */
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
          rows={fee.lines.map(({ id, name, amount, isDerived, isUsual }) => ({
            id,
            name: (
              <>
                {name}
                {isDerived && <span className="text-ink-2"> ({copy.derived})</span>}
                {isUsual && <span className="text-ink-2"> ({copy.unverified})</span>}
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
        {fee.sources.length > 0 && (
          <>
            {' '}
            {copy.sources}: <EnglishRun text={`${fee.sources.join('; ')}.`} />
          </>
        )}
      </SourcesLine>
    </Card>
  );
}
