import { formatKms } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate, isBefore } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { UsedCar } from './used-car.ts';

/** State of an electric car's battery. A health figure without method and day is no figure. */
export function BatteryCard({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').battery;
  const { language, today } = usePage();
  const { battery } = car;
  if (battery === null) return null;
  const { health, kwh, warrantyUntil, warrantyKm, acTested, dcTested } = battery;
  const dayText = (day: string) => formatIstDate(day as IstDate, language);
  const tested = (works: boolean | null) =>
    works === null ? copy.notTested : works ? copy.tested : copy.failed;
  const isOver =
    (warrantyKm !== null && car.km > warrantyKm) ||
    (warrantyUntil !== null && isBefore(warrantyUntil as IstDate, today));
  return (
    <Card id="battery" title={copy.title}>
      {health === null ? (
        <div>
          <p className="font-semibold">{copy.noHealth}</p>
          <p>{copy.noHealthNote}</p>
        </div>
      ) : (
        <div>
          <p className="font-semibold">{copy.health(health.percent)}</p>
          <p>{copy.by(copy.methods[health.method], dayText(health.on))}</p>
        </div>
      )}
      <KeyValues
        facts={[
          { id: 'kwh', term: copy.kwh, detail: kwh === null ? copy.notKnown : `${kwh} kWh` },
          {
            id: 'warranty',
            term: copy.warranty,
            detail:
              warrantyUntil === null || warrantyKm === null
                ? copy.notKnown
                : isOver
                  ? copy.warrantyOver
                  : copy.warrantyUntil(dayText(warrantyUntil), formatKms(warrantyKm)),
            note:
              isOver || warrantyKm === null ? undefined : copy.left(formatKms(warrantyKm - car.km)),
          },
          { id: 'ac', term: copy.ac, detail: tested(acTested) },
          { id: 'dc', term: copy.dc, detail: tested(dcTested) },
        ]}
      />
    </Card>
  );
}
