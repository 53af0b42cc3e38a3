import { randomUUID } from 'node:crypto';
import type { rechargeStops } from '@pahiya/contracts/fastag/recharge-contracts';
import { askedParameters, fetchParameters } from '@pahiya/domain/fastag/biller-parameters';
import type { Biller, BillerTag, VehicleTag } from '@pahiya/domain/fastag/ports';
import {
  coarseLimits,
  type RechargeLimits,
  rechargeLimits,
} from '@pahiya/domain/fastag/recharge-room';
import { inTagOrder, takesMoney } from '@pahiya/domain/fastag/tag-order';
import { tagStanding } from '@pahiya/domain/fastag/tag-state';
import { walletCapsOn } from '@pahiya/domain/fastag/wallet-caps';
import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { isInGarage } from '../../garage/is-in-garage.ts';
import { recordRefusal } from '../../vehicle/audit-refusal.ts';
import { hiddenVehicle, isHiddenFrom } from '../../vehicle/is-hidden.ts';
import { logPurpose } from '../../vehicle/log-purpose.ts';
import { type Allowance, type Asker, takeAllowance } from '../../vehicle/lookup-allowance.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { type LookupMark, readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { upsertBalance } from '../balance/balance-repository.ts';
import { openDetails } from './biller-details.ts';
import { fastagUnavailable, unknownBank } from './recharge-refusals.ts';
import { selectLastRecharge, selectLoaded } from './recharge-repository.ts';

/** A question about the tag of a vehicle. `part`: the part of the request that names vehicle and bank. */
export type TagQuestion = Asker & {
  readonly vehicleNumber: string;
  readonly billerId?: string | undefined;
  /** What was typed for the bank, encrypted. */
  readonly details?: string | undefined;
  readonly part: 'query' | 'body';
  readonly requestId: string;
};

export type RechargeStop = (typeof rechargeStops)[number];

/** A tag of the vehicle with its bank. */
export type TagOfBank = { readonly tag: VehicleTag; readonly bank: Biller | null };

/** What is known before a recharge. `stop`: why there can be none. */
export type ReadTag = {
  readonly mark: LookupMark;
  readonly tags: readonly TagOfBank[];
  readonly isDirectoryDown: boolean;
  readonly bank: Biller | null;
  /** The tag of that bank; null when the directory is down or knows none of it. */
  readonly chosen: VehicleTag | null;
  readonly stop: RechargeStop | null;
  readonly found: BillerTag | null;
  /** As shown to the caller, and enforced. */
  readonly limits: RechargeLimits | null;
  readonly lastRechargedOn: IstDate | null;
  readonly isInGarage: boolean;
  readonly isOwner: boolean;
  readonly at: Date;
};

/** Reads the tags of a vehicle and asks the bank about the one that counts, or about that of the bank that was chosen.
 * Counts as a look-up; given back when no source answered. The chain is directory beside the list of banks, then the
 * bank. What it tells a proved owner who wants to hear of a low balance is kept. Refuses what a look-up refuses, `fastag/unknown-bank`, `fastag/source-unavailable`. */
export async function readTag(
  services: Services,
  question: TagQuestion,
): Promise<Result<ReadTag, Refusal>> {
  const reading = readLookupMark(question.vehicleNumber, `${question.part}.vehicleNumber`);
  if (!reading.ok) return reading;
  const mark = reading.value;
  const admitted = await admit(services, question, mark);
  logPurpose(services, question, {
    vehicleNumber: mark.vehicleNumber,
    purpose: 'fastag-recharge',
    refusal: admitted.ok ? null : admitted.error,
  });
  if (!admitted.ok) {
    await recordRefusal(services, question, admitted.error);
    return admitted;
  }
  const answer = await ask(services, question, mark);
  if (!answer.ok && answer.error === fastagUnavailable) await admitted.value.giveBack();
  return answer;
}

async function admit(
  services: Services,
  asker: Asker,
  mark: LookupMark,
): Promise<Result<Allowance, Refusal>> {
  const allowance = await takeAllowance(services, asker, mark);
  if (!allowance.ok) return allowance;
  const viewerId = viewerOf(asker);
  const isHidden = await isHiddenFrom(services.sql, mark.vehicleNumber, viewerId);
  return isHidden ? err(hiddenVehicle) : allowance;
}

async function ask(
  services: Services,
  question: TagQuestion,
  mark: LookupMark,
): Promise<Result<ReadTag, Refusal>> {
  const { vehicleNumber } = mark;
  const { tagDirectory, tollBiller } = services;
  const [known, listed, standing] = await Promise.all([
    tagDirectory.tagsOf(vehicleNumber),
    tollBiller.billers(),
    readStanding(services, question, vehicleNumber),
  ]);
  if (!listed.ok) return err(fastagUnavailable);
  const banks = listed.value;
  const bankOf = (tag: VehicleTag) => banks.find((bank) => bank.bankId === tag.bankId) ?? null;
  const tags = inTagOrder(known.ok ? known.value : []).map((tag) => ({ tag, bank: bankOf(tag) }));
  const { billerId } = question;
  const named = billerId === undefined ? null : banks.find((one) => one.billerId === billerId);
  if (named === undefined) return err(unknownBank(`${question.part}.billerId`));
  const bank = named ?? tags[0]?.bank ?? null;
  const own = named === null ? tags[0] : tags.find((one) => one.bank === named);
  const base = {
    mark,
    tags,
    isDirectoryDown: !known.ok,
    bank,
    chosen: own?.tag ?? null,
    ...standing,
    at: services.now(),
  };
  const none = { found: null, limits: null };
  const stop = stopBefore(base);
  if (stop !== null || bank === null) return ok({ ...base, ...none, stop });
  const askedAt = services.now();
  const fetched = await fetchTag(services, bank, { vehicleNumber, details: question.details });
  if (typeof fetched === 'string') return ok({ ...base, ...none, stop: fetched });
  const viewerId = viewerOf(question);
  if (viewerId !== null && base.isOwner && fetched.balance !== null) {
    await upsertBalance(services.sql, {
      ...{ userId: viewerId, vehicleNumber, balance: fetched.balance, readAt: askedAt },
      ...{ issuer: bank.name, isSandbox: tollBiller.sandbox },
    });
  }
  const limits = await limitsOf(services, { vehicleNumber, bank, found: fetched });
  const shown = base.isOwner ? limits : coarseLimits(limits);
  return ok({
    ...base,
    found: fetched,
    limits: shown,
    stop: shown.canRecharge ? null : 'no-room',
  });
}

/** Why the bank need not be asked; null when it is. Without the directory a person names the bank. */
function stopBefore({
  chosen,
  bank,
  tags,
  isDirectoryDown,
}: Pick<ReadTag, 'chosen' | 'bank' | 'tags' | 'isDirectoryDown'>): RechargeStop | null {
  if (bank === null) return tags.length === 0 && !isDirectoryDown ? 'no-tag' : 'unknown-bank';
  if (bank.state === 'left') return 'left';
  return chosen !== null && !takesMoney(tagStanding(chosen).state) ? 'closed' : null;
}

/** Asks a bank about the tag of a vehicle, or tells why it cannot be recharged. A bank that asks for more than the
 * vehicle number gets what was typed for it; a tag of another vehicle is none of these details. */
export async function fetchTag(
  { tollBiller, settings }: Pick<Services, 'tollBiller' | 'settings'>,
  bank: Biller,
  tag: { readonly vehicleNumber: VehicleNumber; readonly details: string | null | undefined },
): Promise<BillerTag | RechargeStop> {
  const { billerId } = bank;
  const { vehicleNumber } = tag;
  const typed = openDetails({ settings }, { vehicleNumber, billerId }, tag.details);
  const isAsked = askedParameters(bank).some(({ isRequired }) => isRequired);
  if (isAsked && typed === null) return 'needs-details';
  const parameters = fetchParameters(bank, vehicleNumber, typed ?? {});
  const isTyped = typed !== null && Object.keys(typed).length > 0;
  const wrong = isTyped ? 'details-refused' : 'bank-refused';
  if (parameters === null) return wrong;
  const answer = await tollBiller.fetch({ requestId: newQuestionId(), billerId, parameters });
  if (!answer.ok) return 'bank-down';
  const { value } = answer;
  switch (value.kind) {
    case 'found':
      return isTyped && isOther(value.tag, vehicleNumber) ? wrong : value.tag;
    case 'biller-down':
      return 'bank-down';
    case 'refused':
      return wrong;
    case 'no-tag':
      return isTyped ? wrong : value.kind;
    case 'closed':
    case 'left':
      return value.kind;
  }
}

/** Whether a bank tells the number of another vehicle; banks write numbers with and without zeros. */
function isOther({ vehicleNumber: told }: BillerTag, vehicleNumber: VehicleNumber): boolean {
  return told !== null && (toVehicleNumber(told, { source: 'record' }) ?? told) !== vehicleNumber;
}

/** Limits by the bank's bounds, and by the wallet's caps where the bank tells level and balance. */
async function limitsOf(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  {
    vehicleNumber,
    bank,
    found,
  }: {
    readonly vehicleNumber: VehicleNumber;
    readonly bank: Biller;
    readonly found: BillerTag;
  },
): Promise<RechargeLimits> {
  const { kyc, balance } = found;
  if (kyc === null || balance === null) return rechargeLimits(found, null);
  const today = istDateOf(now());
  const loaded = await selectLoaded(
    sql,
    { vehicleNumber, billerId: bank.billerId },
    { month: dayBegins(`${today.slice(0, 7)}-01`), year: dayBegins(financialYearOf(today)) },
  );
  const use = { balance, loadedThisMonth: loaded.month, loadedThisYear: loaded.year };
  return rechargeLimits(found, { caps: walletCapsOn(kyc, today), use });
}

async function readStanding(services: Services, asker: Asker, vehicleNumber: VehicleNumber) {
  const viewerId = viewerOf(asker);
  const { sql } = services;
  const [inGarage, isOwner, last] = await Promise.all([
    viewerId === null ? false : isInGarage(sql, viewerId, vehicleNumber),
    viewerId === null ? false : isProvedOwner(services, vehicleNumber, viewerId),
    selectLastRecharge(sql, vehicleNumber),
  ]);
  return {
    isInGarage: inGarage,
    isOwner,
    lastRechargedOn: last === null ? null : istDateOf(last),
  };
}

function viewerOf({ caller }: Asker): string | null {
  return caller.kind === 'user' ? caller.userId : null;
}

/** At most 35 letters and digits, as the bill-payment system asks. */
function newQuestionId(): string {
  return randomUUID().replaceAll('-', '');
}

/** First day of the financial year. */
function financialYearOf(today: IstDate): string {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) >= '04-01' ? year : year - 1}-04-01`;
}

function dayBegins(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
