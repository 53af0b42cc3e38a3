import type { FindCaller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';

/** Reads the session of a request. */
export function makeFindCaller(_services: Services): FindCaller {
  return async () => ({ kind: 'visitor' });
}
