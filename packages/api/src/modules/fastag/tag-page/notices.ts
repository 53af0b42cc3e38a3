import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type {
  addTollNotice,
  changeTollNotice,
  tollNotices,
  tollNoticeVehicle,
} from '@pahiya/contracts/fastag/tag-page-contracts';
import { fastagRule, fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { type UnpaidFeeClock, unpaidFeeClock } from '@pahiya/domain/fastag/unpaid-fee';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../../auth/find-user.ts';
import { hasConsent } from '../../consents/consents.ts';
import {
  changeNotice,
  deleteNotice,
  findNotices,
  insertNotice,
  lockNotice,
  type StoredNotice,
  vehicleOfNotice,
} from './notice-repository.ts';
import { type OwnVehicle, openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';
import { ruleOnWire } from './tag-rule.ts';

type Answer = AnswerOf<typeof tollNotices>;
type Act = InputOf<typeof changeTollNotice>['body']['act'];

const noticesAtMost = 20;

/** The e-notices of an own vehicle with their clocks. */
export async function readNotices(
  services: Services,
  request: TagRequest,
): Promise<Result<Answer, Refusal>> {
  const opened = await openTagVehicle(services, request);
  return opened.ok ? ok(await noticesOf(services, opened.value)) : opened;
}

/** Keeps an e-notice. Refuses a time in the future or before the rule, and too many of one vehicle. */
export async function addNotice(
  services: Services,
  request: TagRequest & InputOf<typeof addTollNotice>['body'],
): Promise<Result<AnswerOf<typeof addTollNotice>, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const { sql, now } = services;
  const own = opened.value;
  const issuedAt = new Date(request.issuedAt);
  if (issuedAt > now()) return err(badTime('This time is in the future.'));
  if (fastagRule('unpaid-fee', istDateOf(issuedAt)) === null) {
    return err(badTime('E-notices began on 17 March 2026.'));
  }
  const noticeId = randomUUID();
  const isStored = await sql.begin(async (tx) => {
    await lockUser(tx, own.userId);
    if ((await findNotices(tx, own)).length >= noticesAtMost) return false;
    await insertNotice(tx, own, {
      noticeId,
      place: request.place,
      noticeNumber: request.noticeNumber || null,
      fee: paise(request.fee),
      issuedAt,
      objectedAt: null,
      decidedAt: null,
      isUpheld: null,
      paidAt: null,
      enteredAt: now(),
    });
    return true;
  });
  if (isStored) return ok({ noticeId });
  return err({
    code: 'fastag/too-many-notices',
    detail: `At most ${noticesAtMost} e-notices are kept for a vehicle.`,
  });
}

/** Records an act of the person about an e-notice, at this moment, or removes it. */
export async function actOnNotice(
  services: Services,
  request: TagRequest & { readonly noticeId: string; readonly act: Act },
): Promise<Result<AnswerOf<typeof changeTollNotice>, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const own = opened.value;
  const refusal = await services.sql.begin(async (tx) => {
    const notice = await lockNotice(tx, own, request.noticeId);
    if (notice === null) return unknownNotice;
    if (request.act === 'remove') {
      await deleteNotice(tx, notice.noticeId);
      return null;
    }
    const changed = after(notice, request.act, services.now());
    if (changed === null) return settled;
    await changeNotice(tx, changed);
    return null;
  });
  return refusal === null ? ok({ noticeId: request.noticeId }) : err(refusal);
}

/** The vehicle of an own e-notice, for links that do not name it. */
export async function findNoticeVehicle(
  { sql }: Services,
  { noticeId, caller }: { readonly noticeId: string; readonly caller: User },
): Promise<Result<AnswerOf<typeof tollNoticeVehicle>, Refusal>> {
  const vehicleNumber = await vehicleOfNotice(sql, noticeId, caller.userId);
  return vehicleNumber === null ? err(unknownNotice) : ok({ vehicleNumber });
}

/** The e-notice after an act; null where it is not possible any more. */
function after(notice: StoredNotice, act: Exclude<Act, 'remove'>, now: Date): StoredNotice | null {
  const { phase, canObject } = clockOf(notice, now);
  switch (act) {
    case 'objected':
      return canObject ? { ...notice, objectedAt: now } : null;
    case 'upheld':
    case 'rejected':
      return phase === 'objected'
        ? { ...notice, decidedAt: now, isUpheld: act === 'upheld' }
        : null;
    case 'paid':
      return notice.paidAt === null && phase !== 'cancelled' ? { ...notice, paidAt: now } : null;
  }
}

async function noticesOf({ sql, now }: Services, own: OwnVehicle): Promise<Answer> {
  const stored = await findNotices(sql, own);
  return {
    vehicle: own.shown,
    notices: stored.map((notice) => toNotice(notice, now())),
    hasReminderConsent: await hasConsent(sql, own.userId, 'toll-reminders'),
    rule: ruleOnWire(fastagRuleOn('unpaid-fee', istDateOf(now()))),
  };
}

/** The clocks of a stored e-notice. */
export function clockOf(notice: StoredNotice, now: Date): UnpaidFeeClock {
  const { decidedAt, isUpheld } = notice;
  const decision = decidedAt === null ? null : { at: decidedAt, isUpheld: isUpheld === true };
  const clock = unpaidFeeClock({ ...notice, decision }, now);
  if (clock === null) throw new Error('an e-notice before its rule is not stored');
  return clock;
}

function toNotice(notice: StoredNotice, now: Date): Answer['notices'][number] {
  const clock = clockOf(notice, now);
  return {
    noticeId: notice.noticeId,
    place: notice.place,
    noticeNumber: notice.noticeNumber,
    fee: notice.fee,
    issuedAt: notice.issuedAt.toISOString(),
    objectedAt: notice.objectedAt?.toISOString() ?? null,
    decidedAt: notice.decidedAt?.toISOString() ?? null,
    paidAt: notice.paidAt?.toISOString() ?? null,
    clock: {
      phase: clock.phase,
      due: clock.due,
      laterFee: clock.laterFee,
      singleUntil: clock.singleUntil.toISOString(),
      objectUntil: clock.objectUntil.toISOString(),
      canObject: clock.canObject,
      decideBy: clock.decideBy?.toISOString() ?? null,
      flagFrom: clock.flagFrom.toISOString(),
    },
  };
}

function badTime(message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: 'body.issuedAt', message }],
  };
}

/** For an e-notice that the vehicle does not have. */
export const unknownNotice: Refusal = {
  code: 'fastag/unknown-notice',
  detail: 'This vehicle has no such e-notice.',
};

/** For an act or a file that the state rules out. */
export const settled: Refusal = {
  code: 'fastag/notice-settled',
  detail: 'The state of this e-notice does not allow this.',
};
