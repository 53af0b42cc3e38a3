import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import type { Language } from '@pahiya/domain/shared/language';

/** Name of a service in the page's language; its id for one that no longer exists. */
export function serviceName(serviceId: string, language: Language): string {
  return findRtoService(serviceId)?.name[language] ?? serviceId;
}
