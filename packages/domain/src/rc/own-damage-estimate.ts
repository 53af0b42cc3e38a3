import { addDays, addYears, daysBetween, type IstDate, toIstDate } from '../shared/ist-date.ts';
import type { RcRecord } from './rc-record.ts';
import { vehicleForm } from './vehicle-class.ts';

/** Estimated end of own-damage cover if the registry has none. Always shown as an estimate: the owner may have
 * renewed. */
export type OwnDamageEstimate = {
  readonly upto: IstDate;
  readonly basis: 'bundle';
  readonly isEstimate: true;
  /** Years of third-party cover in the bundle: 3 for a car, 5 for a two-wheeler. */
  readonly thirdPartyYears: 3 | 5;
};

const BUNDLES_SINCE = toIstDate(2018, 9, 1);
/** Cover starts with the invoice and registration follows: maximum days in between. */
const SLACK_DAYS = 45;

/** A new private vehicle is sold with one year of own damage and three (car) or five (two-wheeler) years of
 * third-party cover. Where the third-party date fits such a bundle, own damage ran for its first year. Null when
 * the registry knows the date, or nothing fits.
 * Source: Supreme Court and IRDAI circular of 28 Aug 2018, in force 1 Sep 2018. Rule id: OD-BUNDLE. */
export function ownDamageEstimate(record: RcRecord): OwnDamageEstimate | null {
  const { registeredOn, insurance, isTransport } = record;
  const { thirdPartyUpto, ownDamageUpto } = insurance;
  if (registeredOn === null || thirdPartyUpto === null || ownDamageUpto !== null) return null;
  if (isTransport !== false || BUNDLES_SINCE === null || registeredOn < BUNDLES_SINCE) return null;
  const form = vehicleForm(record);
  if (form !== 'car' && form !== 'two-wheeler') return null;
  const thirdPartyYears = form === 'car' ? 3 : 5;
  const bundleEnd = addDays(addYears(registeredOn, thirdPartyYears), -1);
  if (Math.abs(daysBetween(bundleEnd, thirdPartyUpto)) > SLACK_DAYS) return null;
  const upto = addYears(thirdPartyUpto, 1 - thirdPartyYears);
  return { upto, basis: 'bundle', isEstimate: true, thirdPartyYears };
}
