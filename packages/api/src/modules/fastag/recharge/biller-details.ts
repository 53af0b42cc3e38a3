import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { rechargeDetails } from '@pahiya/contracts/fastag/recharge-contracts';
import {
  type BillerDetails,
  detailFaults,
  type ParameterFault,
} from '@pahiya/domain/fastag/biller-parameters';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { fastagUnavailable, unknownBank } from './recharge-refusals.ts';
import { eraseUnpaidDetails } from './recharge-repository.ts';

/** Days for which the details of an order that is not paid for are kept. */
const KEEP_DAYS = 7;

type Settings = Pick<Services, 'settings'>;
type OfTag = { readonly vehicleNumber: string; readonly billerId: string };

/** Checks what a person typed against the parameters of the bank, and encrypts it for the calls that follow: a mobile
 * or wallet id is in no address. Refuses each wrong value by its name. */
export async function checkDetails(
  services: Services,
  request: InputOf<typeof rechargeDetails>['body'],
): Promise<Result<AnswerOf<typeof rechargeDetails>, Refusal>> {
  const reading = readLookupMark(request.vehicleNumber, 'body.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  const { billerId } = request;
  const listed = await services.tollBiller.billers();
  if (!listed.ok) return err(fastagUnavailable);
  const bank = listed.value.find((one) => one.billerId === billerId);
  if (bank === undefined) return err(unknownBank('body.billerId'));
  const given = Object.entries(request.values).map(([name, value]) => [name, value.trim()]);
  const values: BillerDetails = Object.fromEntries(given);
  const faults = detailFaults(bank, values);
  if (faults.length > 0) return err(badDetails(faults));
  return ok({ details: sealDetails(services, { vehicleNumber, billerId }, values) });
}

/** Decrypts what was typed for a tag; null when there is nothing, or it was made for another vehicle or bank. */
export function openDetails(
  { settings }: Settings,
  tag: OfTag,
  details: string | null | undefined,
): BillerDetails | null {
  if (details === null || details === undefined) return null;
  const text = openSealed(settings.secret, sealOf(tag), Buffer.from(details, 'base64url'));
  // Written by `sealDetails` and authenticated, so not validated again.
  return text === null ? null : (JSON.parse(text.toString()) as BillerDetails);
}

/** Erases the details of orders that were not paid for. */
export function purgeUnpaidDetails({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  return eraseUnpaidDetails(sql, new Date(now().getTime() - KEEP_DAYS * 86_400_000));
}

function sealDetails({ settings }: Settings, tag: OfTag, values: BillerDetails): string {
  const text = Buffer.from(JSON.stringify(values));
  return sealBytes(settings.secret, sealOf(tag), text).toString('base64url');
}

function sealOf({ vehicleNumber, billerId }: OfTag) {
  return { purpose: 'details for billers', name: `${vehicleNumber} ${billerId}` };
}

function badDetails(
  faults: readonly { readonly name: string; readonly fault: ParameterFault }[],
): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: faults.map(({ name, fault }) => ({
      path: `body.values.${name}`,
      message: messages[fault],
    })),
  };
}

const messages: Readonly<Record<ParameterFault, string>> = {
  missing: 'The bank needs this.',
  length: 'This is too short or too long.',
  pattern: 'This is not in the form that the bank asks for.',
  unknown: 'The bank does not ask for this.',
};
