import { rtoServices } from '@pahiya/domain/rto-services/rto-services';
import {
  calculatorPath,
  checklistPath,
  sentBackPath,
  servicePath,
  servicesPath,
} from './service-paths.ts';

/** Paths of the pages about services, and of the one that finds the nearest office. */
export function rtoServicePaths(): readonly string[] {
  return [
    '/rto/near',
    servicesPath,
    calculatorPath,
    sentBackPath,
    ...rtoServices.flatMap(({ id }) => [servicePath(id), checklistPath(id)]),
  ];
}
