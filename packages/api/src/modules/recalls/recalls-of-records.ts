import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { recallsOfVehicle } from '@pahiya/domain/recalls/recall';
import type { Services } from '../../services.ts';
import { recallList } from './recall-list.ts';
import type { StoredRecall } from './recall-repository.ts';

type Found = { readonly recalls?: { readonly count: number; readonly path: string } };

/** Tells how many recalls may concern the vehicle of a record, with the page that lists them. */
export async function recallsOfRecords(
  services: Pick<Services, 'sql' | 'content'>,
): Promise<(record: RcRecord) => Found> {
  const list = await recallList(services);
  return ({ maker, model, manufactured }) => {
    const found = recallsOfVehicle(list, { maker, model, built: manufactured });
    const [first] = found as readonly StoredRecall[];
    if (first === undefined || manufactured === null) return {};
    const car = `${first.makeSlug}/${first.modelSlug}`;
    const query = new URLSearchParams({ car, year: String(manufactured.year) });
    return { recalls: { count: found.length, path: `/recalls?${query}` } };
  };
}
