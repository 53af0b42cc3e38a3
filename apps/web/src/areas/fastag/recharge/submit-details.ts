import { rechargeDetails } from '@pahiya/contracts/fastag/recharge-calls';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { rechargePath } from './recharge-paths.ts';

/** Prefix of the fields for a bank; the bank's own name of the parameter follows. */
export const detailPrefix = 'detail ';
const valuesPath = 'body.values.';

/** Details that were refused. `faults`: names of the parameters. `typed`: as submitted, to continue editing. */
export type DetailsOutcome = {
  readonly kind: 'details';
  readonly faults: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
  readonly status: number;
};

type Submitted =
  | DetailsOutcome
  | { readonly kind: 'checked'; readonly path: string }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly status: number };

/** Has the details for a bank checked; the address that follows carries them encrypted. */
export async function submitDetails(tools: PageTools, form: FormData): Promise<Submitted> {
  const vehicleNumber = formText(form, 'vehicleNumber').slice(0, longestEcho);
  const billerId = formText(form, 'billerId').slice(0, longestEcho);
  const names = [...form.keys()].filter((key) => key.startsWith(detailPrefix)).slice(0, 10);
  const typed = Object.fromEntries(
    names.map((key) => [key.slice(detailPrefix.length), formText(form, key).trim().slice(0, 200)]),
  );
  const answer = await tools.api.call(rechargeDetails, {
    body: { vehicleNumber, billerId, values: typed },
  });
  if (answer.ok) {
    const { details } = answer.value;
    return { kind: 'checked', path: rechargePath({ vehicleNumber, billerId, details }) };
  }
  const failure = toPageFailure(answer.error);
  const { status } = failure;
  const paths = answer.error.kind === 'problem' ? (answer.error.problem.errors ?? []) : [];
  const faults = paths
    .filter(({ path }) => path.startsWith(valuesPath))
    .map(({ path }) => path.slice(valuesPath.length));
  return faults.length > 0
    ? { kind: 'details', faults, typed, status }
    : { kind: 'failed', failure, status };
}
