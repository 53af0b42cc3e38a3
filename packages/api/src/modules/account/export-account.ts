import type { exportAccount as contract } from '@pahiya/contracts/account/account-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { AccountDataSource, ExportSection } from '../../account-data.ts';
import { readOneSnapshot } from '../../db/transaction.ts';
import { signInFirst } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { exportSignIns } from '../auth/export-sign-ins.ts';
import { findUser } from '../auth/find-user.ts';
import { recordEvent } from '../auth/record-event.ts';
import { exportConsents } from '../consents/export-consents.ts';
import { toAccount } from './to-account.ts';

type Rows = Record<string, unknown>[];

/** All data of the caller, read in one snapshot. */
export async function exportAccount(
  { sql, now }: Services,
  sources: readonly AccountDataSource[],
  { caller, request, reply }: Context<typeof contract>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { userId, sessionId } = caller;
  await recordEvent(sql, {
    at: now(),
    event: 'account-exported',
    userId,
    subject: sessionId,
    requestId: request.id,
  });
  return sql.begin(async (tx) => {
    await readOneSnapshot(tx);
    const user = await findUser(tx, userId);
    if (user === null) return err(signInFirst);
    const sections: Record<ExportSection, Rows> = {
      garage: [],
      recentSearches: [],
      reports: [],
      hiddenVehicles: [],
      provedVehicles: [],
      tollCrossings: [],
      tollNotices: [],
      vehicleWatches: [],
      nocClocks: [],
      upkeep: [],
      wallet: [],
      family: [],
      ownerAlerts: [],
      loanApplications: [],
      insuranceRequests: [],
      insuranceClaims: [],
      insuranceInspections: [],
      lookups: [],
      challanSearches: [],
      orders: [],
      pollVotes: [],
      assistantQuestions: [],
      formSubmissions: [],
      callBacks: [],
      carSales: [],
      usedCarAlerts: [],
      contacts: [],
      enquiries: [],
      tagIssues: [],
      reminders: [],
      reminderDays: [],
      tagBalances: [],
      messageChoices: [],
      notices: [],
      pushDevices: [],
      savedSearches: [],
      contentReports: [],
      usedCarQueues: [],
      usedCarListings: [],
      carReviews: [],
      community: [],
    };
    for (const source of sources) {
      for (const [section, rows] of Object.entries(await source.exportFor(tx, userId))) {
        sections[section as ExportSection].push(...rows);
      }
    }
    const { devices, events } = await exportSignIns(tx, userId);
    const consents = await exportConsents(tx, userId);
    reply.header('content-disposition', 'attachment; filename="account-data.json"');
    return ok({
      exportedAt: now().toISOString(),
      account: { ...toAccount(user), mobile: user.mobile },
      devices,
      consents,
      ...sections,
      events,
    });
  });
}
