import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  checkRechargeLimit,
  fetchBalance,
  fetchBankList,
  RechargeTagAnswer,
  verifyBank,
} from '@pahiya/contracts/fastag/recharge-contracts';
import { askedParameters, longestDetail } from '@pahiya/domain/fastag/biller-parameters';
import { tagIssuerFacts } from '@pahiya/domain/fastag/issuers';
import type { Biller, BillerParameter } from '@pahiya/domain/fastag/ports';
import { presetsWithin, type RechargeLimits } from '@pahiya/domain/fastag/recharge-room';
import { tagStanding } from '@pahiya/domain/fastag/tag-state';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type ReadTag, readTag, type TagQuestion } from './read-tag.ts';
import { fastagUnavailable } from './recharge-refusals.ts';

/** The banks of the bill-payment system, and the country's issuers as facts. Refuses `fastag/source-unavailable`. */
export async function listBanks(
  services: Services,
): Promise<Result<AnswerOf<typeof fetchBankList>, Refusal>> {
  const listed = await services.tollBiller.billers();
  if (!listed.ok) return err(fastagUnavailable);
  return ok({
    banks: listed.value.map(toBank),
    source: sourceOf(services, services.now()),
    issuers: [...tagIssuerFacts],
  });
}

/** The tags of a vehicle and what a recharge needs to know. */
export async function checkEligibility(
  services: Services,
  question: TagQuestion,
): Promise<Result<RechargeTagAnswer, Refusal>> {
  const read = await readTag(services, question);
  if (!read.ok) return read;
  const { mark, tags, bank, chosen, found, limits, isOwner } = read.value;
  return ok({
    vehicleNumber: mark.vehicleNumber,
    display: displayVehicleNumber(mark.vehicleNumber),
    tags: tags.map(({ tag, bank: ofTag }) => ({
      tagIdEnd: tag.tagId.slice(-4),
      vehicleClass: tag.vehicleClass,
      vehicleClassText: tag.vehicleClassText,
      state: tagStanding(tag).state,
      status: tag.status,
      exceptionCode: tag.exceptionCode,
      issuedOn: tag.issuedOn,
      bank: ofTag === null ? null : toBank(ofTag),
      isChosen: tag === chosen,
    })),
    isDirectoryDown: read.value.isDirectoryDown,
    bank: bank === null ? null : toBank(bank),
    stop: read.value.stop,
    asks: bank === null ? [] : askedParameters(bank).map(toAsk),
    vehicle:
      found === null
        ? null
        : { maker: found.maker, model: found.model, maskedName: found.maskedName },
    balance: isOwner ? (found?.balance ?? null) : null,
    limits: limits === null ? null : toLimits(limits),
    lastRechargedOn: read.value.lastRechargedOn,
    isInGarage: read.value.isInGarage,
    isOwner,
    source: sourceOf(services, read.value.at),
  });
}

/** Whether a vehicle's tag is with a bank: by the directory, or by the bank itself while the directory is down. */
export async function checkBank(
  services: Services,
  question: TagQuestion,
): Promise<Result<AnswerOf<typeof verifyBank>, Refusal>> {
  const read = await readTag(services, question);
  if (!read.ok) return read;
  const { bank, chosen, found, isDirectoryDown, at } = read.value;
  if (bank === null || (isDirectoryDown && read.value.stop === 'bank-down')) {
    return err(fastagUnavailable);
  }
  const isWithBank = isDirectoryDown ? found !== null : chosen !== null;
  return ok({ bank: toBank(bank), isWithBank, source: sourceOf(services, at) });
}

/** The limits of a recharge. */
export async function readLimits(
  services: Services,
  question: TagQuestion,
): Promise<Result<AnswerOf<typeof checkRechargeLimit>, Refusal>> {
  const read = await readTag(services, question);
  if (!read.ok) return read;
  const { limits, at } = read.value;
  if (limits === null) return err(refusalOfStop(read.value, question.part));
  return ok({ limits: toLimits(limits), source: sourceOf(services, at) });
}

/** The balance, for the proved owner and where the bank tells it. */
export async function readBalance(
  services: Services,
  question: TagQuestion,
): Promise<Result<AnswerOf<typeof fetchBalance>, Refusal>> {
  const read = await readTag(services, question);
  if (!read.ok) return read;
  const { found, isOwner, at } = read.value;
  const source = sourceOf(services, at);
  if (!isOwner) return ok({ balance: null, why: 'not-owner', source });
  if (found === null) return err(refusalOfStop(read.value, question.part));
  const { balance } = found;
  return ok({ balance, why: balance === null ? 'not-told' : 'told', source });
}

/** The refusal for a tag that takes no money here. */
export function refusalOfStop({ stop }: Pick<ReadTag, 'stop'>, part: TagQuestion['part']): Refusal {
  switch (stop) {
    case 'needs-details':
    case 'details-refused': {
      const message = notRechargeable[stop];
      return {
        code: 'fastag/not-rechargeable',
        detail: message,
        errors: [{ path: `${part}.details`, message }],
      };
    }
    case 'bank-down':
      return fastagUnavailable;
    case 'no-tag':
      return { code: 'fastag/no-tag', detail: 'This vehicle has no FASTag that can be recharged.' };
    default:
      return {
        code: 'fastag/not-rechargeable',
        detail: notRechargeable[stop ?? 'bank-refused'],
      };
  }
}

const notRechargeable = {
  'unknown-bank': 'The bank of this FASTag cannot be recharged here.',
  closed: 'This FASTag is closed. It needs a new tag.',
  left: 'The issuer of this FASTag has left the market. It needs a new tag.',
  'bank-refused': 'The bank does not accept a recharge for this vehicle number.',
  'needs-details': 'The bank asks for more than the vehicle number.',
  'details-refused': 'The bank knows no tag of this vehicle with these details.',
  'no-room': 'There is no room for a recharge within the limits of this FASTag.',
} as const;

function toBank({ billerId, name, state }: Biller) {
  return { billerId, name, state };
}

function toAsk({ name, minLength, maxLength, isRequired }: BillerParameter) {
  return { name, minLength, maxLength: Math.min(maxLength, longestDetail), isRequired };
}

function toLimits(limits: RechargeLimits) {
  return { ...limits, presets: limits.canRecharge ? [...presetsWithin(limits)] : [] };
}

function sourceOf({ tollBiller }: Services, at: Date) {
  return { name: tollBiller.name, sandbox: tollBiller.sandbox, at: at.toISOString() };
}
