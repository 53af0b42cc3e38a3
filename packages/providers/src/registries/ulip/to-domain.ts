import { readFuel } from '@pahiya/domain/rc/fuel';
import { lastFive, maskOwnerName, policyLastFour } from '@pahiya/domain/rc/mask';
import { readNorm } from '@pahiya/domain/rc/norm';
import type { RcRecord, TaxValidity } from '@pahiya/domain/rc/rc-record';
import { readRcStatus } from '@pahiya/domain/rc/rc-status';
import { isTransportVehicle } from '@pahiya/domain/rc/vehicle-class';
import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { parseVahanMonth, readVahanFields, type VahanFields } from './vahan-fields.ts';

/** A record in the domain's shape, with chassis and engine numbers for the caller only. */
export type VahanReading = {
  readonly record: RcRecord;
  readonly plainIdentifiers: { readonly chassis: string | null; readonly engine: string | null };
};

/** Maps a VAHAN record to an {@link RcRecord}; null if it is the record of another number. Father's name, addresses
 * and mobile are never read; the owner's name is masked again; chassis and engine numbers are cut to the last five
 * characters, the policy number to the last four. Unknown wording is kept raw with the code `other` or `unknown`.
 * `rc_insurance_upto` is the end of third-party cover. Own damage is in `rc_insurance_od_upto`, which the live
 * registry is not known to send: null then. Source: ULIP API document VAHAN, `VAHAN/01`. */
export function toDomainRecord(
  asked: VehicleNumber,
  raw: ReadonlyMap<string, string>,
): VahanReading | null {
  const fields = readVahanFields(raw);
  const { text, day, whole } = fields;
  // Old records have I and O in their series, and office numbers with or without a leading zero.
  if (toVehicleNumber(text('rc_regn_no') ?? '', { source: 'record' }) !== asked) return null;
  const chassis = text('rc_chasi_no');
  const engine = text('rc_eng_no');
  const ownerName = text('rc_owner_name');
  const vehicleClass = text('rc_vh_class_desc');
  const category = text('rc_vch_catg')?.toUpperCase() ?? null;
  const record: RcRecord = {
    vehicleNumber: asked,
    status: { ...readRcStatus(text('rc_status')), asOn: day('rc_status_as_on') },
    registeredOn: day('rc_regn_dt'),
    registrationUpto: day('rc_regn_upto'),
    fitnessUpto: day('rc_fit_upto'),
    manufactured: parseVahanMonth(text('rc_manu_month_yr') ?? ''),
    maker: text('rc_maker_desc'),
    model: text('rc_maker_model'),
    bodyType: text('rc_body_type_desc'),
    colour: text('rc_color'),
    vehicleClass,
    category,
    isTransport: isTransportVehicle({ category, vehicleClass }),
    fuel: readFuel(text('rc_fuel_desc')),
    norm: readNorm(text('rc_norms_desc')),
    engineCc: positive(whole('rc_cubic_cap')),
    cylinders: positive(whole('rc_no_cyl')),
    seats: positive(whole('rc_seat_cap')),
    unladenKg: positive(whole('rc_unld_wt')),
    grossKg: positive(whole('rc_gvw')),
    wheelbaseMm: positive(whole('rc_wheelbase')),
    ownerSerial: positive(whole('rc_owner_sr')),
    ownerNameMasked: ownerName === null ? null : maskOwnerName(ownerName),
    chassisLast5: lastFive(chassis),
    engineLast5: lastFive(engine),
    financier: text('rc_financer'),
    insurance: {
      insurer: text('rc_insurance_comp'),
      policyLast4: policyLastFour(text('rc_insurance_policy_no')),
      thirdPartyUpto: day('rc_insurance_upto'),
      ownDamageUpto: day('rc_insurance_od_upto'),
    },
    puc: { number: text('rc_pucc_no'), upto: day('rc_pucc_upto') },
    tax: readTax(fields),
    permit: readPermit(fields),
    blacklist: readFlag(fields, 'rc_blacklist_status'),
    noc: readFlag(fields, 'rc_noc_details'),
    nonUse: readNonUse(fields),
    registeredAt: text('rc_registered_at'),
    stateCode: text('state_cd'),
  };
  return { record, plainIdentifiers: { chassis, engine } };
}

function positive(number: number | null): number | null {
  return number === 0 ? null : number;
}

function readTax({ text, day }: VahanFields): TaxValidity {
  const upto = day('rc_tax_upto');
  if (upto !== null) return { kind: 'until', upto };
  const raw = text('rc_tax_upto');
  if (raw !== null && /^(ltt|life ?time( tax)?|one ?time( tax)?)$/i.test(raw))
    return { kind: 'lifetime' };
  return { kind: 'unknown', raw };
}

function readPermit({ text, day }: VahanFields): RcRecord['permit'] {
  const permit = {
    number: text('rc_permit_no'),
    type: text('rc_permit_type'),
    upto: day('rc_permit_valid_upto'),
  };
  return permit.number === null && permit.type === null && permit.upto === null ? null : permit;
}

function readNonUse({ text, day }: VahanFields): RcRecord['nonUse'] {
  const isOffRoad = /^(y|yes|true)\b/i.test(text('rc_non_use_status') ?? '');
  const from = day('rc_non_use_from');
  return isOffRoad || from !== null ? { from, upto: day('rc_non_use_to') } : null;
}

/** "NA" means none; other vendors of this record also send "N", "No" and "false". */
function readFlag({ text }: VahanFields, name: string): string | null {
  const value = text(name);
  return value === null || /^(n|no|false)$/i.test(value) ? null : value;
}
