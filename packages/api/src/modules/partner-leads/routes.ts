import { partnerAudit } from '@pahiya/contracts/partner-leads/audit-contracts';
import {
  askDealer,
  dealerCard,
  deskDecideLeadDispute,
  deskLeadDisputes,
  partnerActOnLead,
  partnerCallLead,
  partnerDealerCard,
  partnerInbox,
  partnerLead,
  partnerLeadsCsv,
  partnerShareCard,
  partnerShowNumber,
  partnerStatement,
  partnerStatementCsv,
  partnerStatementPdf,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { partnerStatistics } from '@pahiya/contracts/partner-leads/statistics-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/answer.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { linkLimits } from '../short-links/link-limits.ts';
import { linkOver, neverKept } from '../short-links/link-over.ts';
import { askLead } from './ask/ask-lead.ts';
import { enquiryLimit } from './ask/enquiry-limit.ts';
import { refuseContacts } from './ask/refuse-contacts.ts';
import { registerAssignment } from './assignment/assignment-routes.ts';
import { readAudit } from './audit/read-audit.ts';
import { callLead } from './calls/call-lead.ts';
import { firmOfCard, readCard, readOwnCard, shareCard } from './dealer-card.ts';
import { actOnLead } from './inbox/act-on-lead.ts';
import { exportLeads } from './inbox/export-leads.ts';
import { pathOfCar } from './inbox/path-of-car.ts';
import { readInbox, readLead } from './inbox/read-inbox.ts';
import { showNumber } from './inbox/show-number.ts';
import { withdrawLead } from './inbox/withdrawn-lead.ts';
import { leadAccountData } from './lead-account-data.ts';
import { decideDispute, readDisputes } from './money/dispute-lead.ts';
import { registerFirmPayments } from './money/payment-routes.ts';
import { readStatement, statementCsv } from './money/read-statement.ts';
import { statementPdf } from './money/statement-file.ts';
import { revokeOffers } from './offers/offer-links.ts';
import { registerOffers } from './offers/offer-routes.ts';
import { readStatistics } from './statistics/read-statistics.ts';
import { insertLeadEvent } from './store/lead-event-repository.ts';
import { noSuchLead } from './store/lead-refusals.ts';
import { findLeadOf, releaseLeads } from './store/lead-repository.ts';
import { registerSystemLeads } from './system/system-routes.ts';
import { registerTerms } from './terms/terms-routes.ts';
import { registerWebhooks } from './webhooks/webhook-routes.ts';

/** Calls of one member. */
const calls: LimitRule = { name: 'lead-call', points: 200, perSeconds: 86_400 };
/** Numbers shown to one member. */
const shown: LimitRule = { name: 'show-number', points: 100, perSeconds: 86_400 };

/** Drawing a PDF takes some milliseconds of the processor for each entry. */
const pdfs: LimitRule = { name: 'partner-statement-pdf', points: 20, perSeconds: 600 };
/** Files of leads of one member. */
const exports: LimitRule = { name: 'lead-export', points: 20, perSeconds: 86_400 };

/** Registers enquiries of people, and the inbox of partners. */
export function registerPartnerLeads(app: FastifyInstance, tools: ModuleTools): void {
  const { accountData, onContactStopped, onMemberRemoved } = tools;
  accountData.push(leadAccountData);
  onContactStopped.push(withdrawLead, (tx, { subjectId, at }) =>
    revokeOffers(tools.services, tx, subjectId, at),
  );
  onMemberRemoved.push(async (tx, { firmId, memberId, at }) => {
    for (const leadId of await releaseLeads(tx, firmId, memberId)) {
      await insertLeadEvent(tx, { leadId, at, memberId: null, event: 'released' });
    }
  });
  registerCards(app, tools);
  registerInbox(app, tools);
  registerMoney(app, tools);
  registerTerms(app, tools);
  registerFirmPayments(app, tools);
  registerWebhooks(app, tools);
  registerSystemLeads(app, tools);
  registerAssignment(app, tools);
  registerOffers(app, tools);
}

function registerCards(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    dealerCard,
    ({ params, reply }) => {
      neverKept(reply);
      return readCard(services, params.id);
    },
    linkLimits,
  );
  serve(
    app,
    askDealer,
    async ({ params, body, caller }) => {
      const firmId = await firmOfCard(services, params.id);
      if (firmId === null) return err(linkOver);
      const hidden = refuseContacts({ title: body.title, wish: body.wish });
      if (hidden !== null) return err(hidden);
      const asked = {
        ...body,
        firmId,
        userId: caller.userId,
        subjectRef: null,
        hasBudgetOrDate: body.wish !== '',
      };
      const made = await services.sql.begin((tx) => askLead(services, tx, asked));
      if (!made.ok) return made;
      const { isRepeat, firstAskedAt } = made.value;
      return ok({ isRepeat, firstAskedAt: firstAskedAt.toISOString() });
    },
    { limits: ({ caller }) => [{ rule: enquiryLimit, key: caller.userId }] },
  );
  serve(app, partnerDealerCard, async ({ caller }) =>
    ok(await readOwnCard(services, caller.firmId)),
  );
  serve(app, partnerShareCard, async ({ caller, body }) =>
    ok(await shareCard(services, caller.firmId, body.act)),
  );
}

function registerInbox(
  app: FastifyInstance,
  { services, serve, reportSubjects }: ModuleTools,
): void {
  serve(app, partnerAudit, ({ caller, query }) => readAudit(services, caller, query));
  serve(app, partnerInbox, ({ caller, query }) => readInbox(services, caller, query));
  serve(
    app,
    partnerLeadsCsv,
    async ({ caller, request }) => {
      const csv = await exportLeads(services, caller, request.id);
      if (!csv.ok) return csv;
      const bytes = Buffer.from(csv.value);
      const contentType = 'text/csv; charset=utf-8';
      return ok(new FileAnswer({ bytes, contentType, fileName: 'leads.csv' }));
    },
    { limits: ({ caller }) => [{ rule: exports, key: caller.memberId }] },
  );
  serve(app, partnerLead, async ({ caller, params }) => {
    const row = await findLeadOf(services.sql, caller, params.leadId);
    if (row === null) return err(noSuchLead);
    const [lead, carPath] = await Promise.all([
      readLead(services, caller, row),
      pathOfCar(services.sql, reportSubjects, row),
    ]);
    return ok({ lead, carPath });
  });
  serve(app, partnerActOnLead, async ({ caller, params, body, request }) => {
    const by = { member: caller, requestId: request.id };
    const done = await actOnLead(services, by, params.leadId, body);
    return done.ok ? ok({ lead: done.value }) : done;
  });
  serve(
    app,
    partnerShowNumber,
    ({ caller, params, body, request }) =>
      showNumber(services, { member: caller, requestId: request.id }, params.leadId, body.why),
    { limits: ({ caller }) => [{ rule: shown, key: caller.memberId }] },
  );
  serve(
    app,
    partnerCallLead,
    ({ caller, params, body, request }) =>
      callLead(services, { member: caller, requestId: request.id }, params.leadId, body),
    { limits: ({ caller }) => [{ rule: calls, key: caller.memberId }] },
  );
}

function registerMoney(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, partnerStatement, async ({ caller, query }) =>
    ok(await readStatement(services, caller.firmId, query.month)),
  );
  serve(app, partnerStatistics, async ({ caller, query }) =>
    ok(await readStatistics(services, caller, query.days)),
  );
  serve(app, partnerStatementCsv, async ({ caller, query }) => {
    const statement = await readStatement(services, caller.firmId, query.month);
    return ok(
      new FileAnswer({
        bytes: Buffer.from(statementCsv(statement)),
        contentType: 'text/csv; charset=utf-8',
        fileName: `statement-${statement.month}.csv`,
      }),
    );
  });
  serve(app, partnerStatementPdf, ({ caller, query }) => statementPdf(services, caller, query), {
    limits: ({ caller }) => [{ rule: pdfs, key: caller.firmId }],
  });
  serve(app, deskLeadDisputes, async () => ok({ disputes: await readDisputes(services) }));
  serve(app, deskDecideLeadDispute, ({ caller, params, body, request }) =>
    decideDispute(services, { operator: caller, requestId: request.id }, { ...params, ...body }),
  );
}
