import type { Services } from '../../../services.ts';
import { deleteOver } from './request-repository.ts';

/** Deletes requests for quotes that are over, with their answers. */
export function purgeInsuranceRequests({ sql, now }: Services): Promise<void> {
  return deleteOver(sql, now());
}
