import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import type { Refusal } from '../../http/refusal.ts';

type Recorded = Pick<RcRecord, 'category' | 'vehicleClass' | 'isTransport'>;

/** Whether a record is of a private car, or does not say that it is another vehicle. */
export function isPrivateCar({ category, vehicleClass, isTransport }: Recorded): boolean {
  const isCar = category === 'LMV' || /motor car|omni/i.test(vehicleClass ?? '');
  const isOther = /^(?:2W|3W|HGV|HPV|MGV|MPV|LGV)/.test(category ?? '');
  return isTransport !== true && !isOther && (isCar || category === null);
}

export const notACar: Refusal = {
  code: 'sell-car/not-a-car',
  detail: 'By its record this is not a private car. We value and list private cars only.',
};
