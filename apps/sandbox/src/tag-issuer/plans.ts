/** Rupees of the invented bank by class: issue fee, deposit and first load. */
const RUPEES: Readonly<Record<string, readonly [fee: number, deposit: number, load: number]>> = {
  VC4: [100, 200, 200],
  VC5: [100, 250, 250],
  VC6: [100, 400, 200],
  VC7: [100, 400, 300],
  VC12: [100, 400, 300],
  VC15: [100, 400, 400],
  VC16: [100, 400, 300],
  VC20: [100, 200, 100],
};

/** First day of these prices. */
const VALID_FROM = '2026-04-01';

/** A price plan in the bank's format, with its total and load in paise. */
export type Plan = { readonly written: object; readonly total: string; readonly loadPaise: number };

/** The plan of a class; null: the bank has no tag for it. */
export function planOf(vehicleClass: string): Plan | null {
  const row = RUPEES[vehicleClass];
  if (row === undefined) return null;
  const [fee, deposit, load] = row;
  return {
    written: {
      plan_ref: `PLAN-${vehicleClass}-2026`,
      vehicle_class: vehicleClass,
      issue_fee: `${fee}.00`,
      security_deposit: `${deposit}.00`,
      first_load: `${load}.00`,
      valid_from: VALID_FROM,
    },
    total: `${fee + deposit + load}.00`,
    loadPaise: load * 100,
  };
}

/** The class of a plan's reference; null for none of ours. */
export function classOfPlan(planRef: string): string | null {
  const [, vehicleClass] = /^PLAN-(VC\d{1,2})-2026$/.exec(planRef) ?? [];
  return vehicleClass !== undefined && planOf(vehicleClass) !== null ? vehicleClass : null;
}
