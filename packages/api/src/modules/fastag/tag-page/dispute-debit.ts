import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { tollDispute } from '@pahiya/contracts/fastag/tag-page-contracts';
import { lateDebit } from '@pahiya/domain/fastag/late-debit';
import { fastagRule } from '@pahiya/domain/fastag/rules';
import { debitCases, debitClock } from '@pahiya/domain/fastag/wrong-debit';
import { type DebitFacts, debitLetter } from '@pahiya/domain/fastag/wrong-debit-letter';
import { addDays, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { letterPath } from './dispute-letter.ts';
import { openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';
import { ruleOnWire } from './tag-rule.ts';

type Answer = AnswerOf<typeof tollDispute>;
type DisputeRequest = TagRequest & InputOf<typeof tollDispute>['body'];

/** The letter about a wrong debit, with its evidence, addresses and clocks. Nothing is stored. Refuses a debit before
 * its reading, a reading or a question in the future, and more asked back than was debited. */
export async function disputeDebit(
  services: Services,
  request: DisputeRequest,
): Promise<Result<Answer, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const now = services.now();
  const fault = faultOf(request, now);
  if (fault !== null) return err(fault);
  const today = istDateOf(now);
  const { cause, language } = request;
  const facts: DebitFacts = {
    writtenOn: today,
    vehicleNumber: opened.value.shown.display,
    tagLast4: request.tagLast4?.toUpperCase() ?? null,
    transactionId: request.transactionId ?? null,
    plaza: request.plaza ?? null,
    lane: request.lane ?? null,
    direction: request.direction ?? null,
    readAt: request.readAt ?? null,
    debitedAt: request.debitedAt ?? null,
    debited: request.debited === undefined ? null : paise(request.debited),
    asked: request.asked === undefined ? null : paise(request.asked),
  };
  const letter = debitLetter(cause, facts, language);
  const askedOn = request.askedOn === undefined ? null : parseIstDate(request.askedOn);
  const clock = askedOn === null ? null : debitClock(askedOn, today);
  const { evidence, paths } = debitCases[cause];
  return ok({
    letter: { ...letter },
    letterPath: letterPath(services, opened.value, { cause, facts }),
    evidence: [...evidence],
    paths: [...paths],
    clock: clock && { ...clock, rule: ruleOnWire(clock.rule) },
    late: lateOf(request),
  });
}

/** Who bears a debit that came late, where both times are known and the rule applied. */
function lateOf(request: DisputeRequest): Answer['late'] {
  if (request.readAt === undefined || request.debitedAt === undefined) return null;
  const readAt = new Date(request.readAt);
  const debitedAt = new Date(request.debitedAt);
  const rule = fastagRule('late-debit', istDateOf(readAt));
  if (rule === null) return null;
  const minutes = Math.floor((debitedAt.getTime() - readAt.getTime()) / 60_000);
  const removedAt = request.removedAt === undefined ? null : new Date(request.removedAt);
  const listedAt = request.listedAt === undefined ? null : new Date(request.listedAt);
  return {
    minutes,
    outcome: listedAt && (lateDebit({ listedAt, readAt, removedAt })?.outcome ?? null),
    isPostedLate: minutes > rule.values.postedWithinMinutes,
    chargebackFrom: addDays(istDateOf(readAt), rule.values.chargebackAfterDays),
    rule: ruleOnWire(rule),
  };
}

function faultOf(request: DisputeRequest, now: Date): Refusal | null {
  const { readAt, debitedAt, debited, asked, askedOn } = request;
  const isLater = (text: string | undefined) => text !== undefined && new Date(text) > now;
  if (isLater(readAt)) return fault('readAt', 'This time is in the future.');
  if (isLater(debitedAt)) return fault('debitedAt', 'This time is in the future.');
  if (readAt !== undefined && debitedAt !== undefined && new Date(debitedAt) < new Date(readAt)) {
    return fault('debitedAt', 'The debit cannot be before the reading.');
  }
  if (askedOn !== undefined && askedOn > istDateOf(now)) {
    return fault('askedOn', 'This date is in the future.');
  }
  if (debited !== undefined && asked !== undefined && asked > debited) {
    return fault('asked', 'More is asked back than was debited.');
  }
  return null;
}

function fault(field: string, message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `body.${field}`, message }],
  };
}
