import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import type { Copies } from '../../../frame/copy/copies.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { RowTable } from '../../../parts/page/row-table.tsx';

type Tariff = Answer<'insuranceHomepage'>['tariff'];

/** Third-party premiums: the same at every insurer. */
export function TariffCard({ tariff }: { readonly tariff: Tariff }) {
  const { tariff: copy } = useCopy('insurance');
  const { language } = usePage();
  return (
    <Card id="tariff" title={copy.title}>
      <div className="grid gap-3">
        <p>{copy.lead(tariff.gst / 1_000)}</p>
        <RowTable
          caption={copy.title}
          columns={[
            { id: 'class', label: copy.class },
            { id: 'premium', label: copy.premium, look: 'sums' },
          ]}
          rows={tariff.rows.map(({ vehicle, power, over, upTo, oneYear }) => ({
            id: `${vehicle}-${power}-${over}`,
            name: bandName(copy, { kind: copy.kinds[vehicle][power], power, over, upTo }),
            cells: [formatRupees(oneYear as Paise)],
          }))}
        />
        {tariff.from !== null && (
          <p className="text-ink-2 text-small">
            {copy.source(formatIstDate(tariff.from as IstDate, language))}{' '}
            <span lang="en">{tariff.sources.join('; ')}</span>
          </p>
        )}
      </div>
    </Card>
  );
}

type Band = {
  readonly kind: string;
  readonly power: 'engine' | 'motor';
  readonly over: number;
  readonly upTo: number | null;
};

function bandName(copy: Copies['insurance']['tariff'], { kind, power, over, upTo }: Band): string {
  const unit = power === 'engine' ? 'cc' : 'kW';
  if (upTo === null) return copy.over(kind, `${over} ${unit}`);
  return over === 0
    ? copy.upTo(kind, `${upTo} ${unit}`)
    : copy.between(kind, String(over), `${upTo} ${unit}`);
}
