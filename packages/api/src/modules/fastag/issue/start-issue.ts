import { randomUUID } from 'node:crypto';
import type { TagClass } from '@pahiya/domain/fastag/tag-class';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { signInFirst, type User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findUser, lockUser } from '../../auth/find-user.ts';
import { unordered } from './find-issue.ts';
import { issuerUnavailable, notSold, tagActive } from './issue-refusals.ts';
import {
  eraseSession,
  insertIssue,
  insertStep,
  selectIssuesOf,
  updateIssueState,
} from './issue-repository.ts';
import { sealSession } from './issue-seal.ts';
import { chooseClass, readIssueVehicle, type VehicleQuestion } from './issue-vehicle.ts';
import { readPresentTags } from './tag-offer.ts';

type Start = VehicleQuestion & {
  readonly caller: User;
  readonly tagClass?: TagClass | undefined;
  readonly replacesTag: boolean;
};

/** Starts the issue of a tag: the issuer sends its OTP to the mobile of the account, which is the one the tag will be
 * linked to. Ends an unfinished issue for the same vehicle. Returns the issue's id. Refuses what a look-up refuses,
 * `fastag/class-*`, `fastag/no-tag-needed`, `fastag/tag-active`, `fastag/not-sold`, `fastag/issuer-unavailable`. */
export async function startIssue(
  services: Services,
  { tagClass: chosen, replacesTag, ...question }: Start,
): Promise<Result<string, Refusal>> {
  const { sql, tagIssuer, settings, now } = services;
  const vehicle = await readIssueVehicle(services, question);
  if (!vehicle.ok) return vehicle;
  const { vehicleNumber } = vehicle.value.mark;
  const tagClass = chooseClass(vehicle.value.found, chosen);
  if (!tagClass.ok) return tagClass;
  if (!replacesTag) {
    const present = await readPresentTags(services, vehicleNumber);
    if (present.state === 'known' && present.tags.length > 0) return err(tagActive);
  }
  const plan = await tagIssuer.plan(tagClass.value);
  if (!plan.ok) return err(issuerUnavailable);
  if (plan.value === null) return err(notSold);
  const { userId } = question.caller;
  const user = await findUser(sql, userId);
  if (user === null) return err(signInFirst);
  const session = await tagIssuer.checkUser(user.mobile);
  if (!session.ok) return err(issuerUnavailable);
  const issueId = randomUUID();
  const at = now();
  const { sessionRef, otpValidUntil, resendAfter } = session.value;
  return sql.begin(async (tx) => {
    if (!(await lockUser(tx, userId))) return err(signInFirst);
    for (const before of await selectIssuesOf(tx, userId, unordered)) {
      if (before.vehicleNumber !== vehicleNumber || before.orderId !== null) continue;
      await updateIssueState(tx, before.issueId, { state: 'dropped', at });
      await eraseSession(tx, before.issueId);
    }
    await insertIssue(tx, {
      issueId,
      userId,
      vehicleNumber,
      tagClass: tagClass.value,
      issuerName: tagIssuer.name,
      isSandbox: tagIssuer.sandbox,
      session: sealSession(settings, issueId, sessionRef),
      mobileMasked: maskMobile(user.mobile),
      otpValidUntil: new Date(otpValidUntil),
      resendAfter: new Date(resendAfter),
      createdAt: at,
    });
    await insertStep(tx, issueId, { state: 'otp-sent', at });
    return ok(issueId);
  });
}
