import {
  fastagBuyCheckout,
  fastagBuyHomepage,
  fastagBuyOrder,
  fastagCheckUser,
  fastagIssuedTags,
  fastagIssueHomepage,
  fastagIssuePerson,
  fastagIssueStatus,
  fastagIssueUpload,
  fastagResendOtp,
  fastagVerifyOtp,
} from '@pahiya/contracts/fastag/issue-contracts';
import { idKinds } from '@pahiya/domain/fastag/ports';
import { openAtIssuer } from '@pahiya/domain/fastag/tag-issue';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { readOwnOrder } from '../../own-orders/read-own-order.ts';
import { checkPerson } from './check-person.ts';
import { listIssues, type OwnIssue, readIssue, unordered } from './find-issue.ts';
import { issueAccountData } from './issue-account-data.ts';
import { resendIssueOtp, verifyIssueOtp } from './issue-otp.ts';
import { orderTag } from './order-tag.ts';
import { passPicture } from './pass-picture.ts';
import { startIssue } from './start-issue.ts';
import { issuerOf, readBuyHomepage, readTagOffer } from './tag-offer.ts';

const hour = 3_600;
/** Each sends a message at the issuer's expense. */
const otpSends: LimitRule = { name: 'tag-otp', points: 6, perSeconds: hour };
const otpTries: LimitRule = { name: 'tag-otp-tries', points: 15, perSeconds: hour };
const checks: LimitRule = { name: 'tag-checks', points: 10, perSeconds: hour };
const pictures: LimitRule = { name: 'tag-pictures', points: 30, perSeconds: hour };
/** Each asks the issuer for its price, the list once per class. */
const prices: LimitRule = { name: 'tag-prices', points: 60, perSeconds: 600 };
const orders: LimitRule = { name: 'tag-orders', points: 20, perSeconds: hour };

/** Registers the calls of new tags. */
export function registerFastagIssue(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  accountData.push(issueAccountData);
  const perUser =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: { readonly userId: string } }) => [
      { rule, key: caller.userId },
    ];
  /** The issue as it is after an act. */
  const shown = async (own: OwnIssue, acted: Result<undefined, Refusal>) =>
    acted.ok ? readIssue(services, own) : acted;

  const perAddress = {
    limits: ({ address }: { readonly address: string }) => [
      { rule: prices, key: addressUnit(address) },
    ],
  };
  serve(app, fastagBuyHomepage, async () => ok(await readBuyHomepage(services)), perAddress);

  serve(
    app,
    fastagBuyCheckout,
    ({ body, caller, device, address, request }) =>
      readTagOffer(services, { ...body, caller, device, address, requestId: request.id }),
    perAddress,
  );

  serve(
    app,
    fastagCheckUser,
    async ({ body, caller, device, address, request }) => {
      const asked = { ...body, caller, device, address, requestId: request.id };
      const started = await startIssue(services, asked);
      if (!started.ok) return started;
      return readIssue(services, { issueId: started.value, userId: caller.userId });
    },
    { limits: perUser(otpSends) },
  );

  serve(
    app,
    fastagResendOtp,
    async ({ body, caller }) => {
      const own = ownOf(body, caller);
      return shown(own, await resendIssueOtp(services, own));
    },
    { limits: perUser(otpSends) },
  );

  serve(
    app,
    fastagVerifyOtp,
    async ({ body, caller }) => {
      const own = ownOf(body, caller);
      return shown(own, await verifyIssueOtp(services, { ...own, otp: body.otp }));
    },
    { limits: perUser(otpTries) },
  );

  serve(
    app,
    fastagIssuePerson,
    async (context) => {
      const own = ownOf(context.body, context.caller);
      return shown(own, await checkPerson(services, { ...own, ...personOf(context) }));
    },
    { limits: perUser(checks) },
  );

  serve(
    app,
    fastagIssueUpload,
    async ({ body, caller }) => {
      const own = ownOf(body, caller);
      return shown(own, await passPicture(services, { ...body, ...own }));
    },
    { limits: perUser(pictures), bodyLimitBytes: 11_500_000 },
  );

  serve(
    app,
    fastagBuyOrder,
    async ({ body, caller, device }) => {
      const ordered = await orderTag(
        services,
        { ...body, userId: caller.userId },
        { caller, device },
      );
      return ordered.ok ? readOwnOrder(services, ordered.value, caller.userId) : ordered;
    },
    { limits: perUser(orders) },
  );

  serve(app, fastagIssueHomepage, async ({ caller }) =>
    ok({
      issuer: issuerOf(services),
      idKinds: [...idKinds],
      issues: await listIssues(services, caller.userId, unordered),
    }),
  );

  serve(app, fastagIssuedTags, async ({ caller }) =>
    ok({ issues: await listIssues(services, caller.userId, [...openAtIssuer, 'active']) }),
  );

  serve(app, fastagIssueStatus, ({ query, caller }) =>
    readIssue(services, { ...query, userId: caller.userId }),
  );
}

function ownOf(
  { issueId }: { readonly issueId: string },
  { userId }: { readonly userId: string },
): OwnIssue {
  return { issueId, userId };
}

function personOf({ body, caller, device, address, request }: Context<typeof fastagIssuePerson>) {
  const { name, dateOfBirth, idKind, idNumber, idExpiresOn, identifierEnd } = body;
  return {
    caller,
    device,
    address,
    requestId: request.id,
    identifierEnd,
    person: {
      name,
      dateOfBirth: dateOfBirth as IstDate,
      idKind,
      idNumber,
      idExpiresOn: (idExpiresOn ?? null) as IstDate | null,
    },
  };
}
