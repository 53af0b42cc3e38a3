import { addPolicyNumber } from '@pahiya/contracts/insurance/insurance-calls';
import { formText } from '../../../../frame/page/form-text.ts';
import type { PageTools } from '../../../../frame/page/page-tools.ts';
import type { DetailsOf } from '../../view/kind-view.ts';
import { done, failed, wrong } from '../../view/order-acts.ts';
import type { Acted, OrderAct } from '../../view/order-outcome.ts';

/** Place of the form on the page, and its intent. */
export const numberIntent = 'policy-number';

/** Whether the policy waits for the number of its vehicle. */
export function asksNumber({ state, newVehicle }: DetailsOf<'insurance-policy'>): boolean {
  return state === 'issued' && newVehicle !== null && newVehicle.number === null;
}

/** The form with the number of a new vehicle. */
export const numberActs: Readonly<Record<string, OrderAct>> = { [numberIntent]: add };

async function add(tools: PageTools, orderId: string, form: FormData): Promise<Acted> {
  const vehicleNumber = formText(form, 'number').trim().slice(0, 40);
  if (vehicleNumber === '') return wrong(numberIntent, numberIntent, ['number']);
  const answer = await tools.api.call(addPolicyNumber, {
    params: { orderId },
    body: { vehicleNumber },
  });
  return answer.ok ? done('policy-number-added') : failed(answer.error, numberIntent);
}
