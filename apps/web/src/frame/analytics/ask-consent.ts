import type { ApiClient } from '@pahiya/api-client/api-client';
import { getConsents } from '@pahiya/contracts/account/consent-calls';
import { isAnalyticsGranted } from './consent-event.ts';

/** Whether this person allows analytics. No response counts as no consent. */
export async function allowsAnalytics(api: ApiClient): Promise<boolean> {
  const answer = await api.call(getConsents, {});
  return answer.ok && isAnalyticsGranted(answer.value.consents);
}
