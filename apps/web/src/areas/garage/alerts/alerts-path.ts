import type { Answer } from '@pahiya/api-client/api-client';

/** Alerts of a vehicle as the call returns them. */
export type OwnerAlerts = Answer<'readOwnerAlerts'>;

/** Address of the alerts of a vehicle, without the language. */
export function alertsPath(vehicleNumber: string): string {
  return `/garage/${encodeURIComponent(vehicleNumber)}/alerts`;
}

/** Page that ends alerts from a message. */
export const stopAlertsPath = '/garage/alerts';

/** Page that lists the vehicles of the garage with their alerts. */
export const allAlertsPath = '/garage/all-alerts';

export const alertDeeds = ['on', 'off', 'proved'] as const;
export type AlertDeed = (typeof alertDeeds)[number];
