import { deficiencies } from '@pahiya/domain/rto-services/deficiencies';
import type { Language } from '@pahiya/domain/shared/language';

/** Reasons for which an RTO sends an application back, as choices in the page's language. */
export function deficiencyNames(language: Language) {
  return deficiencies.map(({ id, name }) => ({ value: id, label: name[language] }));
}
