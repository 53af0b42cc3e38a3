import type { TagClass } from '@pahiya/domain/fastag/tag-class';

/** The forms of a call-back about a tag, and of its time. */
export const callBackPath = '/forms/WEB_BUY_FASTAG_FORM';

/** Address of the price for a vehicle. `number`, since `vehicleNumber` leaves the address of a loaded page
 * (`personalParams`), and reloading it would lose the vehicle. */
export function buyPath({
  vehicleNumber,
  tagClass,
}: {
  readonly vehicleNumber: string;
  readonly tagClass?: TagClass | undefined;
}): string {
  const query = new URLSearchParams({ number: vehicleNumber });
  if (tagClass !== undefined) query.set('tagClass', String(tagClass));
  return `/tollsetu/buy?${query}`;
}

/** Address of the steps of an issue. */
export function issuePath(issueId: string): string {
  return `/tollsetu/buy/${issueId}`;
}
