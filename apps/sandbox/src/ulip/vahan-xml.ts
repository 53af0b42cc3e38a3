import { type IstDate, partsOf } from '@pahiya/domain/shared/ist-date';
import type { VahanRecord } from './record/vahan-record.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** States with dates as YYYY-MM-DD; others use DD-Mon-YYYY. Adapters must support both. */
const ISO_DATE_STATES = new Set(['OD', 'KL', 'PY']);

/** A record in the format of VAHAN/01: `stautsMessage` is the registry's spelling. */
export function toVahanXml(record: VahanRecord): string {
  const writeDay = (day: IstDate | null) => {
    if (day === null) return 'NA';
    if (ISO_DATE_STATES.has(record.stateCode)) return day;
    const { year, month, day: dayOfMonth } = partsOf(day);
    return `${String(dayOfMonth).padStart(2, '0')}-${MONTHS[month - 1]}-${year}`;
  };
  const fields: readonly (readonly [string, string | number])[] = [
    ['stautsMessage', 'OK'],
    ['rc_regn_no', record.vehicleNumber],
    ['rc_regn_dt', writeDay(record.registeredOn)],
    ['rc_regn_upto', writeDay(record.registrationUpto)],
    ['rc_owner_name', record.ownerName],
    ['rc_f_name', record.fatherName],
    ['rc_owner_sr', record.ownerSerial],
    ['rc_present_address', record.address],
    ['rc_mobile_no', record.mobile],
    ['rc_vch_catg', record.category],
    ['rc_vh_class_desc', record.vehicleClass],
    ['rc_maker_desc', record.maker],
    ['rc_maker_model', record.model],
    ['rc_body_type_desc', record.body],
    ['rc_chasi_no', record.chassis],
    ['rc_eng_no', record.engine],
    ['rc_fuel_desc', record.fuelText],
    ['rc_color', record.colour],
    ['rc_norms_desc', record.normText],
    ['rc_manu_month_yr', `${record.manufactured.month}/${record.manufactured.year}`],
    ['rc_cubic_cap', record.cc.toFixed(2)],
    ['rc_no_cyl', record.cylinders],
    ['rc_seat_cap', record.seats],
    ['rc_unld_wt', record.unladenKg],
    ['rc_gvw', record.grossKg],
    ['rc_wheelbase', record.wheelbaseMm],
    ['rc_fit_upto', writeDay(record.fitnessUpto)],
    ['rc_tax_upto', record.tax === 'LTT' ? 'LTT' : writeDay(record.tax)],
    ['rc_financer', record.financier ?? 'NA'],
    ['rc_insurance_comp', record.insurer],
    ['rc_insurance_policy_no', record.policyNumber],
    ['rc_insurance_upto', writeDay(record.thirdPartyUpto)],
    // Undocumented element: the sandbox sends both end dates to demonstrate both cases.
    ['rc_insurance_od_upto', writeDay(record.ownDamageUpto)],
    ['rc_pucc_no', record.puc?.number ?? 'NA'],
    ['rc_pucc_upto', writeDay(record.puc?.upto ?? null)],
    ['rc_permit_no', record.permit?.number ?? 'NA'],
    ['rc_permit_issue_dt', writeDay(record.permit?.issuedOn ?? null)],
    ['rc_permit_valid_upto', writeDay(record.permit?.upto ?? null)],
    ['rc_permit_type', record.permit?.type ?? 'NA'],
    ['rc_registered_at', record.registeredAt],
    ['state_cd', record.stateCode],
    ['rto_cd', record.officeNumber],
    ['rc_status', record.status],
    ['rc_status_as_on', writeDay(record.statusAsOn)],
    ['rc_blacklist_status', record.blacklist ?? 'NA'],
    ['rc_noc_details', record.noc ?? 'NA'],
  ];
  const lines = fields.map(([name, value]) => ` <${name}>${escapeXml(String(value))}</${name}>`);
  return ['<VehicleDetails>', ...lines, '</VehicleDetails>'].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
