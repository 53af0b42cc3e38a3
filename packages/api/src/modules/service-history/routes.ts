import {
  correctServiceReport,
  revokeServiceReport,
  serviceHistoryCheckout,
  serviceHistoryPreCheck,
  serviceHistorySample,
  serviceHistorySamplePdf,
  serviceReport,
  serviceReportPdf,
  sharedServiceReport,
  shareServiceReport,
} from '@pahiya/contracts/service-history/service-history-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { FileAnswer } from '../../http/answer.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { readOwnOrder } from '../own-orders/read-own-order.ts';
import { linkLimits } from '../short-links/link-limits.ts';
import { neverKept } from '../short-links/link-over.ts';
import { checkOut } from './checkout.ts';
import { correctLine } from './correct-line.ts';
import { registerCorrectionDesk } from './desk-correction-routes.ts';
import { drawReport } from './draw-report.ts';
import { findOwnReport, type OpenReport } from './find-report.ts';
import { checkForRecords, toPreCheckOnWire } from './pre-check.ts';
import { sampleReport } from './sample-report.ts';
import { serviceHistoryAccountData } from './service-history-account-data.ts';
import { revokeReport, sharedReport, shareReport, shareTokenOf } from './share-report.ts';
import { toReportOnWire } from './to-report-on-wire.ts';

const checks: LimitRule = { name: 'service-history-check', points: 60, perSeconds: 600 };
const checkouts: LimitRule = { name: 'service-history-checkout', points: 20, perSeconds: 600 };
const changes: LimitRule = { name: 'service-report-change', points: 60, perSeconds: 600 };
const pdfs: LimitRule = { name: 'service-report-pdf', points: 30, perSeconds: 60 };

/** Registers the calls of the module. */
export function registerServiceHistory(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData } = tools;
  accountData.push(serviceHistoryAccountData);
  registerCorrectionDesk(app, tools);
  const today = () => istDateOf(services.now());
  const answerOf = ({ row, finished }: OpenReport) => ({
    report: toReportOnWire(finished, { isMasked: false, today: today() }),
    shareToken: shareTokenOf(services, row),
  });

  serve(
    app,
    serviceHistoryPreCheck,
    async ({ query, caller, device, address, request }) => {
      const asker = { caller, device, address, requestId: request.id };
      const checked = await checkForRecords(services, {
        ...query,
        ...asker,
        path: 'query.vehicleNumber',
      });
      return checked.ok ? ok(toPreCheckOnWire(services, checked.value)) : checked;
    },
    { limits: ({ address }) => [{ rule: checks, key: addressUnit(address) }] },
  );

  serve(
    app,
    serviceHistoryCheckout,
    async ({ body, caller, device, address, request }) => {
      const asker = { caller, device, address, requestId: request.id };
      const created = await checkOut(services, { ...body, ...asker });
      return created.ok ? readOwnOrder(services, created.value, caller.userId) : created;
    },
    { limits: ({ caller }) => [{ rule: checkouts, key: caller.userId }] },
  );

  serve(app, serviceHistorySample, async () => ok({ report: sampleReport() }));

  serve(
    app,
    serviceHistorySamplePdf,
    async ({ query }) =>
      ok(
        new FileAnswer({
          bytes: await drawReport(services, sampleReport(), query.language),
          contentType: 'application/pdf',
          fileName: 'service-history-sample.pdf',
        }),
      ),
    { limits: ({ address }) => [{ rule: pdfs, key: addressUnit(address) }] },
  );

  serve(app, serviceReport, async ({ params, caller }) => {
    const found = await findOwnReport(services, params.orderId, caller.userId);
    return found.ok ? ok(answerOf(found.value)) : found;
  });

  serve(
    app,
    serviceReportPdf,
    async ({ params, query, caller }) => {
      const found = await findOwnReport(services, params.orderId, caller.userId);
      if (!found.ok) return found;
      const { report } = answerOf(found.value);
      return ok(
        new FileAnswer({
          bytes: await drawReport(services, report, query.language),
          contentType: 'application/pdf',
          fileName: `service-history-${report.vehicleNumber}.pdf`,
        }),
      );
    },
    { limits: ({ caller }) => [{ rule: pdfs, key: caller.userId }] },
  );

  const ofCaller = {
    limits: ({ caller }: { readonly caller: { readonly userId: string } }) => [
      { rule: changes, key: caller.userId },
    ],
  };

  serve(
    app,
    shareServiceReport,
    async ({ params, caller }) => {
      const found = await findOwnReport(services, params.orderId, caller.userId);
      return found.ok ? ok({ shareToken: await shareReport(services, found.value) }) : found;
    },
    ofCaller,
  );

  serve(
    app,
    revokeServiceReport,
    async ({ params, caller }) => {
      const found = await findOwnReport(services, params.orderId, caller.userId);
      if (!found.ok) return found;
      await revokeReport(services, found.value.row);
      return ok({ isRevoked: true as const });
    },
    ofCaller,
  );

  serve(
    app,
    correctServiceReport,
    async ({ params, body, caller }) => {
      const found = await findOwnReport(services, params.orderId, caller.userId);
      if (!found.ok) return found;
      const corrected = await correctLine(services, found.value, body);
      if (!corrected.ok) return corrected;
      wakeWorkers(services.sql);
      const again = await findOwnReport(services, params.orderId, caller.userId);
      return again.ok ? ok(answerOf(again.value)) : err(again.error);
    },
    ofCaller,
  );

  serve(
    app,
    sharedServiceReport,
    async ({ params, reply }) => {
      neverKept(reply);
      const shared = await sharedReport(services, params.token);
      return shared.ok ? ok({ report: shared.value }) : shared;
    },
    linkLimits,
  );
}
