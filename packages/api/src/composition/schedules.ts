import { purgeExpired } from '../modules/account/purge-expired.ts';
import { purgeAssistant } from '../modules/assistant/purge-assistant.ts';
import { publishDueArticles } from '../modules/blog/editing/publish-article.ts';
import { sendNewsletter } from '../modules/blog/newsletter/send-newsletter.ts';
import { purgeBlog } from '../modules/blog/purge-blog.ts';
import { purgeDiscoveries } from '../modules/challans/purge-discoveries.ts';
import { countFigures } from '../modules/community/figures/count-figures.ts';
import { tellOverdue } from '../modules/community/moderation/tell-overdue.ts';
import { pushNews, writeDigests } from '../modules/community/own/tell-letters.ts';
import { tellRules } from '../modules/community/own/tell-rules.ts';
import { purgeCommunity } from '../modules/community/purge-community.ts';
import { recountCommunity } from '../modules/community/recount-community.ts';
import { purgeContacts } from '../modules/contact-ledger/purge-contacts.ts';
import { purgeContentReports } from '../modules/content-reports/purge-content-reports.ts';
import { purgeReportRanges } from '../modules/content-reports/range-of-report.ts';
import { compareWork } from '../modules/desk-queue/compare-work.ts';
import { purgeBalances } from '../modules/fastag/balance/purge-balances.ts';
import { purgeIssues } from '../modules/fastag/issue/purge-issues.ts';
import { purgeUnpaidDetails } from '../modules/fastag/recharge/biller-details.ts';
import { purgeBillerEvents } from '../modules/fastag/recharge/receive-callback.ts';
import { planTollNotices } from '../modules/fastag/tag-page/plan-toll-notices.ts';
import { pollDueCrossings } from '../modules/fastag/tag-page/poll-due-crossings.ts';

import { purgeVitals } from '../modules/figures/keep-vitals.ts';
import { purgeForms } from '../modules/forms/purge-forms.ts';
import { refreshGarageVehicles } from '../modules/garage/refresh-garage-vehicles.ts';
import { purgeGrievances } from '../modules/grievances/purge-grievances.ts';
import { purgeInspections } from '../modules/insurance/inspection/inspection-account-data.ts';
import { alarmHandOvers } from '../modules/insurance/policies/alarm-hand-overs.ts';
import { comparePremiums } from '../modules/insurance/policies/compare-premiums.ts';
import { compareRefunds } from '../modules/insurance/policies/compare-refunds.ts';
import { handOverPremiums } from '../modules/insurance/policies/hand-over-premiums.ts';
import { purgeInsuranceRequests } from '../modules/insurance/quotes/purge-requests.ts';
import { turnLayout } from '../modules/layout/turn-layout.ts';
import { followFirms } from '../modules/listings/dealer/follow-firms.ts';
import { readDealerFeeds } from '../modules/listings/dealer/read-feeds.ts';
import { labelListings } from '../modules/listings/labels/label-listings.ts';
import { expireListings } from '../modules/listings/own/expire-listings.ts';
import { purgePhotos } from '../modules/listings/photos/purge-photos.ts';
import { rereadListedCars } from '../modules/listings/rereading/reread-records.ts';
import { endDueHolds } from '../modules/listings/reservations/end-due-holds.ts';
import { passTurns } from '../modules/listings/reservations/tell-queue.ts';
import { purgeTraffic } from '../modules/listings/traffic/purge-traffic.ts';
import { closeTestDrives } from '../modules/listings/trials/trials.ts';
import { purgeApplications } from '../modules/loans/applications/purge-applications.ts';
import { planNocNotices } from '../modules/loans/noc/plan-noc-notices.ts';
import { importFeed } from '../modules/new-cars/feed/import-feed.ts';
import { checkVideos } from '../modules/new-cars/videos/check-videos.ts';
import { purgeNotices } from '../modules/notices/purge-notices.ts';
import { probeGateway } from '../modules/operations/upstream-calls.ts';
import { purgeQuotes } from '../modules/orders/quotes/purge-quotes.ts';
import { followCalls } from '../modules/partner-leads/calls/follow-calls.ts';
import { expireMissed } from '../modules/partner-leads/inbox/expire-missed.ts';
import { purgeLeads } from '../modules/partner-leads/purge-leads.ts';
import { bookGatewaySettlements } from '../modules/payments/reconcile/book-gateway-settlements.ts';
import { reconcilePayments } from '../modules/payments/reconcile/reconcile-payments.ts';
import { planBalances } from '../modules/reminders/plan-balances.ts';
import { planReminders } from '../modules/reminders/plan-reminders.ts';
import { syncAllSeries } from '../modules/reminders/sync-series.ts';
import { purgeCallBacks } from '../modules/rto-services/call-backs/purge-call-backs.ts';
import { alertSavedSearches } from '../modules/saved-searches/alert-saved-searches.ts';
import { lapseSlots } from '../modules/selling/booking/lapse-slots.ts';
import { closeRounds } from '../modules/selling/round/close-rounds.ts';
import { remindHandovers } from '../modules/selling/sold/remind-handovers.ts';
import { remindSold } from '../modules/selling/sold/remind-sold.ts';
import { purgeServiceHistory } from '../modules/service-history/purge-service-history.ts';
import { purgeShortLinks } from '../modules/short-links/purge-short-links.ts';
import { purgeEstimates } from '../modules/valuation/purge-estimates.ts';
import { purgeVehicleData } from '../modules/vehicle/purge-vehicle-data.ts';
import { runWatches } from '../modules/watches/run-watches.ts';
import type { Services } from '../services.ts';
import type { Schedule } from '../tasks/schedules/schedules.ts';
import { watchKinds } from './watch-kinds.ts';

/** All recurring work: what is due each minute, deletion of expired data, refresh of garages, and reconciliation of
 * payments with the gateway. */
export const schedules: readonly Schedule[] = [
  each('close-bid-rounds', '* * * * *', closeRounds),
  each('lapse-inspection-slots', '*/5 * * * *', lapseSlots),
  each('probe-gateway', '* * * * *', probeGateway),
  each('end-due-holds', '* * * * *', endDueHolds),
  each('pass-car-turns', '*/5 * * * *', passTurns),
  each('label-used-cars', '* * * * *', labelListings),
  each('expire-listings', '*/5 * * * *', expireListings),
  each('turn-layout', '* * * * *', turnLayout),
  each('publish-due-articles', '* * * * *', ({ sql, now }) => publishDueArticles(sql, now())),
  each('purge-expired', '15 3 * * *', ({ sql, now }) => purgeExpired(sql, now())),
  each('purge-vehicle-data', '30 3 * * *', purgeVehicleData),
  each('purge-challan-searches', '45 3 * * *', purgeDiscoveries),
  each('purge-blog', '50 3 * * *', purgeBlog),
  each('write-community-digests', '30 10 * * *', writeDigests),
  each('tell-community-rules', '15 10 * * *', tellRules),
  each('push-community-news', '20 * * * *', pushNews),
  { name: 'tell-overdue-moderation', cron: '*/10 * * * *', run: tellOverdue },
  each('purge-community', '52 3 * * *', purgeCommunity),
  each('count-community-figures', '45 3 * * *', countFigures),
  {
    // A difference is a fault of ours and is shown as a failed run.
    name: 'recount-community',
    cron: '40 3 * * *',
    run: async (services) => {
      const wrong = await recountCommunity(services);
      return wrong === 0 ? 'done' : { failed: `${wrong}-counters-were-wrong` };
    },
  },
  each('purge-grievances', '50 3 * * *', purgeGrievances),
  each('purge-content-reports', '50 3 * * *', purgeContentReports),
  each('purge-report-ranges', '35 * * * *', purgeReportRanges),
  each('purge-vitals', '55 3 * * *', purgeVitals),
  each('purge-call-backs', '55 3 * * *', purgeCallBacks),
  each('purge-tag-issues', '55 3 * * *', purgeIssues),
  each('purge-loan-applications', '55 3 * * *', purgeApplications),
  each('hand-over-premiums', '*/10 * * * *', handOverPremiums),
  // After a hand-over of the same minute had its chance.
  { name: 'alarm-hand-overs', cron: '5-59/10 * * * *', run: alarmHandOvers },
  each('compare-premiums', '25 4 * * *', comparePremiums),
  each('compare-insurer-refunds', '35 4 * * *', compareRefunds),
  each('purge-insurance-requests', '55 3 * * *', purgeInsuranceRequests),
  each('purge-insurance-inspections', '55 3 * * *', purgeInspections),
  each('purge-forms', '55 3 * * *', purgeForms),
  each('purge-service-history', '55 3 * * *', purgeServiceHistory),
  each('purge-assistant', '55 3 * * *', purgeAssistant),
  each('purge-biller-events', '55 3 * * *', purgeBillerEvents),
  each('purge-recharge-details', '55 3 * * *', purgeUnpaidDetails),
  each('alert-saved-searches', '30 9 * * *', alertSavedSearches),
  each('purge-notices', '55 3 * * *', purgeNotices),
  each('purge-used-photos', '55 3 * * *', purgePhotos),
  each('purge-used-traffic', '55 3 * * *', purgeTraffic),
  each('follow-dealer-firms', '* * * * *', followFirms),
  each('reread-listed-cars', '*/10 * * * *', (services) => rereadListedCars(services)),
  each('read-dealer-feeds', '*/3 * * * *', readDealerFeeds),
  each('close-test-drives', '*/15 * * * *', closeTestDrives),
  each('purge-quotes', '55 3 * * *', purgeQuotes),
  each('purge-estimates', '55 3 * * *', purgeEstimates),
  each('purge-short-links', '55 3 * * *', purgeShortLinks),
  each('purge-contacts', '5 * * * *', purgeContacts),
  each('purge-leads', '55 3 * * *', purgeLeads),
  each('follow-lead-calls', '* * * * *', followCalls),
  each('expire-missed-leads', '* * * * *', expireMissed),
  each('refresh-garage-vehicles', '0 4 * * *', (services) => refreshGarageVehicles(services)),
  // After the garages, whose records are then fresh.
  each('sync-reminders', '0 6 * * *', syncAllSeries),
  // By day: what is due goes out from eight on.
  // Before the first hour of messages, to go with the vehicle's reminders.
  each('plan-tag-balances', '40 7-20 * * *', planBalances),
  each('purge-tag-balances', '55 3 * * *', purgeBalances),
  each('plan-reminders', '*/10 8-20 * * *', planReminders),
  each('remind-sold-vehicles', '25 9-19 * * *', remindSold),
  each('remind-handovers', '28 9-19 * * *', remindHandovers),
  each('plan-noc-notices', '35 8-20 * * *', planNocNotices),
  each('compare-desk-work', '20 4 * * *', compareWork),
  // By day: nobody is woken for a toll.
  each('plan-toll-notices', '*/15 8-20 * * *', planTollNotices),
  each('poll-toll-crossings', '20 5,17 * * *', pollDueCrossings),
  {
    // After the garages, whose records are then fresh; again each hour for what the source or the limit left.
    name: 'run-watches',
    cron: '10 5-11 * * *',
    run: async (services) => {
      const { faults } = await runWatches(services, watchKinds);
      return faults === 0 ? 'done' : { failed: `${faults}-kinds-threw` };
    },
  },
  {
    name: 'check-car-videos',
    cron: '10 */6 * * *',
    run: async (services) => {
      const { failed } = await checkVideos(services);
      return failed === 0 ? 'done' : { failed: `${failed}-not-checked` };
    },
  },
  {
    name: 'import-catalogue-feed',
    cron: '40 2 * * *',
    run: async (services) => {
      const imported = await importFeed(services);
      return imported.ok ? 'done' : { failed: imported.error };
    },
  },
  {
    name: 'reconcile-payments',
    cron: '30 4 * * *',
    run: async (services) => {
      const reconciled = await reconcilePayments(services);
      return reconciled.ok ? 'done' : { failed: reconciled.error.kind };
    },
  },
  {
    name: 'book-gateway-settlements',
    cron: '50 4 * * *',
    run: async (services) => {
      const booked = await bookGatewaySettlements(services);
      return booked.ok ? 'done' : { failed: booked.error.kind };
    },
  },
  {
    name: 'send-newsletter',
    cron: '0 10 * * 1',
    run: async (services) => {
      const { failed } = await sendNewsletter(services);
      return failed === 0 ? 'done' : { failed: `${failed}-not-sent` };
    },
  },
];

/** A schedule that fails only by throwing. */
function each(
  name: string,
  cron: string,
  work: (services: Services) => Promise<unknown>,
): Schedule {
  const run = async (services: Services) => {
    await work(services);
    return 'done' as const;
  };
  return { name, cron, run };
}
