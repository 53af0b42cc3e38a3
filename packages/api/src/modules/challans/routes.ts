import {
  contestChallan as contestContract,
  contestReminder as reminderContract,
} from '@pahiya/contracts/challans/contest-contracts';
import {
  challanPhoto,
  challanSourceStatus,
  challanDetails as detailsContract,
  initChallans as initContract,
  revealChallans as revealContract,
} from '@pahiya/contracts/challans/discovery-contracts';
import {
  challanFines,
  challanLokAdalat,
  checkChallanMessage as checkContract,
} from '@pahiya/contracts/challans/guidance-contracts';
import { lokAdalatDocuments, nextLokAdalat } from '@pahiya/domain/challans/lok-adalat';
import { checkChallanMessage } from '@pahiya/domain/challans/message-check';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { FileAnswer } from '../../http/answer.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { challanAccountData } from './challan-account-data.ts';
import { challanDetails } from './challan-details.ts';
import { contestChallan, contestReminder } from './contest-challan.ts';
import { finesOf } from './fines.ts';
import { initChallans } from './init-challans.ts';
import { revealChallans } from './reveal-challans.ts';
import { findChallanPhoto } from './serve-challan-photo.ts';
import { sourceStatus } from './source-status.ts';

/** Retries call the source and are limited by address. */
const retries: LimitRule = { name: 'challan-retry', points: 30, perSeconds: 600 };
const photos: LimitRule = { name: 'challan-photo', points: 120, perSeconds: 600 };

/** Registers the calls of the module. */
export function registerChallans(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  accountData.push(challanAccountData);
  serve(app, initContract, ({ body, caller, device, address, request }) =>
    initChallans(services, { ...body, caller, device, address, requestId: request.id }),
  );

  serve(
    app,
    detailsContract,
    ({ query, caller, device }) =>
      challanDetails(services, { ...query, isRetry: query.retry !== undefined, caller, device }),
    {
      limits: ({ query, address }) =>
        query.retry === undefined ? [] : [{ rule: retries, key: addressUnit(address) }],
    },
  );

  serve(app, revealContract, ({ body, caller, device }) =>
    revealChallans(services, { ...body, caller, device }),
  );

  serve(
    app,
    challanPhoto,
    async ({ params, caller, device }) => {
      const found = await findChallanPhoto(services, { ...params, caller, device });
      return found.ok
        ? ok(new FileAnswer({ bytes: found.value, contentType: 'image/webp', fileName: null }))
        : found;
    },
    { limits: ({ caller }) => [{ rule: photos, key: caller.userId }] },
  );

  serve(app, contestContract, ({ body, caller, device }) =>
    contestChallan(services, { ...body, caller, device }),
  );

  serve(app, reminderContract, async ({ query, caller, device }) => {
    const made = await contestReminder(services, { ...query, caller, device });
    return made.ok
      ? ok(
          new FileAnswer({
            bytes: Buffer.from(made.value),
            contentType: 'text/calendar; charset=utf-8',
            fileName: 'contest.ics',
          }),
        )
      : made;
  });

  serve(app, challanFines, async ({ query }) => ok(finesOf(query.state ?? null)));

  serve(app, challanLokAdalat, async ({ query }) =>
    ok({
      ...nextLokAdalat(query.state ?? null, istDateOf(services.now())),
      documents: [...lokAdalatDocuments],
    }),
  );

  serve(app, checkContract, async ({ body }) => {
    const own = new URL(services.settings.brand.siteUrl).hostname;
    const { verdict, reasons, links } = checkChallanMessage(body.text, [own]);
    return ok({
      verdict,
      reasons: [...reasons],
      links: links.map(({ written, host, kind }) => ({ written, host, kind })),
    });
  });

  serve(app, challanSourceStatus, async () => ok(await sourceStatus(services)));
}
