import type { ReportSubject } from '../../report-subject.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { cityOf } from './reading/city-of.ts';
import { touchCities } from './store/city-repository.ts';
import { removeReported, selectReported } from './store/listing-repository.ts';
import { usedCarContent } from './store/used-car-content.ts';

/** Listings in the queue of reports. One that is hidden is removed: its reservation ends and its token comes back. */
export const usedCarSubject: ReportSubject = {
  kind: 'used-car',
  role: 'operator',
  find: async (sql, ids) =>
    new Map(
      (await selectReported(sql, ids)).map(({ id, cityId, name, address, note, state }) => [
        id,
        {
          title: name,
          text: note ?? '',
          path: `/used-cars/${cityOf(cityId).slug}/${address}`,
          isShown: state === 'live',
        },
      ]),
    ),
  hide: async (tx, id, { now }) => {
    const cityId = await removeReported(tx, id, now);
    if (cityId === null) return false;
    await touchCities(tx, [cityId]);
    await bumpContent(tx, usedCarContent);
    return true;
  },
};
