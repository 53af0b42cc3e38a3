import { rtoServices } from '@pahiya/domain/rto-services/rto-services';
import {
  calculatorPath,
  checklistPath,
  sentBackPath,
  servicePath,
  servicesPath,
} from '../fees/service-paths.ts';

/** Paths of the service pages and the nearest-RTO page. */
export function rtoServicePaths(): readonly string[] {
  return [
    '/rto/near',
    servicesPath,
    calculatorPath,
    sentBackPath,
    ...rtoServices.flatMap(({ id }) => [servicePath(id), checklistPath(id)]),
  ];
}
