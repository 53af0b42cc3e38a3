import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';

/** By when each group is settled, and what happens when it is not: said before anybody pays. */
export function PromiseCard({ tatStrip }: Pick<CheckoutData, 'tatStrip'>) {
  const { tat, groups, promise } = useCopy('checkout');
  const { language } = usePage();
  return (
    <Card title={promise.title} id="promise" look="accent">
      <KeyValues
        facts={tatStrip.map(({ type, days, by }) => {
          const day = parseIstDate(by);
          return {
            id: type === 'E-Challan' ? 'tat-e-challan' : 'tat-court',
            term: tat.row(groups[type], days),
            detail: day === null ? '' : tat.by(formatIstDate(day, language)),
          };
        })}
      />
      <p className="pt-2">{promise.text}</p>
      <p className="pt-2">{promise.kept}</p>
    </Card>
  );
}
