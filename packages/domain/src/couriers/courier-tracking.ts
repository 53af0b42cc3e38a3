import file from '../../data/couriers.json' with { type: 'json' };
import type { IstDate } from '../shared/ist-date.ts';

/** Where a consignment can be followed. */
export type CourierTracking = {
  /** At the courier's own site. */
  readonly url: string;
  /** The page asks for the number: the address does not have it. */
  readonly asksForNumber: boolean;
};

/** A row of the list of couriers. */
export type CourierRow = {
  readonly names: readonly string[];
  readonly link: string;
  readonly number: string | null;
  readonly from: string;
  readonly until: string | null;
  readonly confidence: string;
};

const shown: readonly string[] = ['high', 'medium'];

/** Where to follow a consignment on a day; null for a courier that is not on the list, and for a number that does not look
 * like one of this courier's. Rule id: COURIER-TRACKING. */
export function trackingOf(
  consignment: { readonly courier: string; readonly consignmentNumber: string },
  on: IstDate,
  rows: readonly CourierRow[] = file.couriers,
): CourierTracking | null {
  const name = plain(consignment.courier);
  const row = rows.find(
    ({ names, from, until, confidence }) =>
      names.includes(name) &&
      from <= on &&
      (until === null || on <= until) &&
      shown.includes(confidence),
  );
  if (row === undefined) return null;
  const number = consignment.consignmentNumber.trim().toUpperCase();
  const asksForNumber = !row.link.includes('{number}');
  if (!asksForNumber && !new RegExp(row.number ?? '^[0-9A-Z]{6,30}$').test(number)) return null;
  return { url: row.link.replace('{number}', encodeURIComponent(number)), asksForNumber };
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
