import type { Answer } from '@pahiya/api-client/api-client';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { fullPrice, monthText } from '../facts/car-words.ts';

/** The ex-showroom price with its month; an old one is called old. */
export function VariantPrice({ price }: Pick<Answer<'carVariant'>['variant'], 'price'>) {
  const copy = useCopy('new-cars');
  const { language } = usePage();
  if (price === null) return <p className="text-ink-2">{copy.price.none}</p>;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className={price.isOld ? 'amount text-ink-2' : 'amount'}>
          {fullPrice(price.amountPaise)}
        </strong>
        <span className="text-ink-2 text-small">
          {copy.price.exShowroom}, {copy.price.asOf(monthText(price.asOf, language))}
        </span>
        {price.isOld && <StatusChip tone="amber" word={copy.price.old} />}
      </p>
      {price.kind === 'battery-rent' && <p className="text-small">{copy.model.batteryRent}</p>}
      {price.confidence === 'low' && <p className="text-ink-2 text-small">{copy.price.unsure}</p>}
    </div>
  );
}
