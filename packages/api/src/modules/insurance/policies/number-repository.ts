import type { Queryable } from '../../../db/database.ts';

/** Notes the number of a new vehicle before the insurer is told. False where it has one already. */
export async function updateNumberAdded(
  tx: Queryable,
  policyId: string,
  { vehicleNumber, at }: { readonly vehicleNumber: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx`
    update insurance_policies set added_number = ${vehicleNumber}, number_added_at = ${at}
    where id = ${policyId} and vehicle_words is not null and added_number is null returning id`;
  return rows.length > 0;
}

/** Marks the number as noted by the insurer. */
export async function updateNumberNoted(tx: Queryable, policyId: string, at: Date): Promise<void> {
  await tx`
    update insurance_policies set number_noted_at = ${at}
    where id = ${policyId} and number_noted_at is null`;
}

/** Forgets a number that the insurer refused. */
export async function updateNumberRefused(tx: Queryable, policyId: string): Promise<void> {
  await tx`
    update insurance_policies set added_number = null, number_added_at = null
    where id = ${policyId} and number_noted_at is null`;
}
