import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { type PriceLabel, priceLabel } from '@pahiya/domain/valuation/price-label';
import type { Services } from '../../../services.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { findComparables } from '../store/find-comparables.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { putLabel, selectUnlabelled, type UnlabelledRow } from './label-repository.ts';

/** Labels worked out in one go: some seconds of work. */
const atOnce = 500;
/** A label is worked out again after this many hours: the adverts it rests on change. */
const freshHours = 20;

/** Works out the price labels that are due. Returns how many it wrote. */
export async function labelListings({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const at = now();
  const due = await selectUnlabelled(sql, new Date(at.getTime() - freshHours * 3_600_000), atOnce);
  const labels: { readonly row: UnlabelledRow; readonly label: PriceLabel }[] = [];
  for (const row of due) {
    const { make, model, cityId, fuel, gearbox, madeYear: modelYear, km } = row;
    const comparables = await findComparables(sql, {
      ...{ make, model, cityId, fuel, gearbox, modelYear, km },
      advertId: row.publicId,
    });
    const label = priceLabel(labelledCar(row), comparables, istDateOf(at));
    if (label !== null) labels.push({ row, label });
  }
  if (labels.length === 0) return 0;
  await sql.begin(async (tx) => {
    for (const { row, label } of labels) await putLabel(tx, row, label, at);
    await bumpContent(tx, usedCarContent);
  });
  return labels.length;
}

function labelledCar({ madeYear, km, owners, price, accident, inspection }: UnlabelledRow) {
  const isStructural =
    accident === 'structural' ||
    inspection?.faults.some(({ point, grade }) => grade === 'F' && point.startsWith('STR-'));
  return { modelYear: madeYear, km, owners, price, accident: isStructural === true };
}
