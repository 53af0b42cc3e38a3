import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import type { OrderDesk } from '../../../order-desk.ts';
import { selectWorksOfItems } from '../store/rto-work-repository.ts';

/** Names of the services; the government fee is named by its line. */
export const readNames: OrderDesk['namesOf'] = async (sql, itemIds) => {
  const works = itemIds.length === 0 ? [] : await selectWorksOfItems(sql, itemIds);
  return new Map(
    works.map(({ workId, serviceId }) => [workId, findRtoService(serviceId)?.name.en ?? serviceId]),
  );
};
