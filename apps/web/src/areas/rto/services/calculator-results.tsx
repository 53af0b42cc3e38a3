import { formatRupees } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { stateName } from '../facts/rto-trail.ts';
import { asOfText } from '../fees/fee-text.ts';
import { servicePath } from '../fees/service-paths.ts';
import type { calculatorPage } from './calculator.server.ts';

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
