import { purgeAssistant } from '@pahiya/api/modules/assistant/purge-assistant';
import { purgeExpired } from '@pahiya/api/modules/auth/purge-expired';
import { publishDue } from '@pahiya/api/modules/blog/editing/publish-revision';
import { sendNewsletter } from '@pahiya/api/modules/blog/newsletter/send-newsletter';
import { purgeBlog } from '@pahiya/api/modules/blog/purge-blog';
import { purgeDiscoveries } from '@pahiya/api/modules/challans/purge-discoveries';
import { purgeVitals } from '@pahiya/api/modules/figures/keep-vitals';
import { purgeForms } from '@pahiya/api/modules/forms/purge-forms';
import { refreshGarageVehicles } from '@pahiya/api/modules/garage/refresh-garage-vehicles';
import { turnLayout } from '@pahiya/api/modules/layout/turn-layout';
import { probeGateway } from '@pahiya/api/modules/operations/upstream-calls';
import { bookGatewaySettlements } from '@pahiya/api/modules/payments/reconcile/book-gateway-settlements';
import { reconcilePayments } from '@pahiya/api/modules/payments/reconcile/reconcile-payments';
import { purgeCallBacks } from '@pahiya/api/modules/rto-services/call-backs/purge-call-backs';
import { refreshSearchIndex } from '@pahiya/api/modules/search/refresh-index';
import { purgeVehicleData } from '@pahiya/api/modules/vehicle/purge-vehicle-data';
import type { Services } from '@pahiya/api/services';
import type { Job } from './jobs.ts';

/** Scheduled jobs, mostly daily: delete expired data, refresh garages, and reconcile payments with the gateway. */
export function dailyJobs(services: Services): readonly Job[] {
  return [
    {
      name: 'purge-expired',
      schedule: '15 3 * * *',
      run: async () => {
        await purgeExpired(services.sql, services.now());
      },
    },
    {
      name: 'purge-vehicle-data',
      schedule: '30 3 * * *',
      run: async () => {
        await purgeVehicleData(services);
      },
    },
    {
      name: 'purge-challan-searches',
      schedule: '45 3 * * *',
      run: async () => {
        await purgeDiscoveries(services);
      },
    },
    {
      name: 'probe-gateway',
      schedule: '* * * * *',
      run: () => probeGateway(services),
    },
    {
      name: 'purge-blog',
      schedule: '50 3 * * *',
      run: async () => {
        await purgeBlog(services);
      },
    },
    {
      name: 'purge-vitals',
      schedule: '55 3 * * *',
      run: async () => {
        await purgeVitals(services);
      },
    },
    {
      name: 'purge-call-backs',
      schedule: '55 3 * * *',
      run: async () => {
        await purgeCallBacks(services);
      },
    },
    {
      name: 'purge-forms',
      schedule: '55 3 * * *',
      run: async () => {
        await purgeForms(services);
      },
    },
    {
      name: 'turn-layout',
      schedule: '* * * * *',
      run: async () => {
        await turnLayout(services);
      },
    },
    {
      name: 'purge-assistant',
      schedule: '55 3 * * *',
      run: async () => {
        await purgeAssistant(services);
      },
    },
    {
      name: 'refresh-search-index',
      schedule: '* * * * *',
      run: async () => {
        await refreshSearchIndex(services, null);
      },
    },
    {
      name: 'publish-due-articles',
      schedule: '* * * * *',
      run: async () => {
        await publishDue(services.sql, services.now());
      },
    },
    {
      name: 'send-newsletter',
      schedule: '0 10 * * 1',
      run: async () => {
        const { failed } = await sendNewsletter(services);
        // Thrown, so the job is retried.
        if (failed > 0) throw new Error(`${failed} newsletters could not be sent`);
      },
    },
    {
      name: 'refresh-garage-vehicles',
      schedule: '0 4 * * *',
      run: async () => {
        await refreshGarageVehicles(services);
      },
    },
    {
      name: 'reconcile-payments',
      schedule: '30 4 * * *',
      run: async () => {
        const reconciled = await reconcilePayments(services);
        // Thrown, so the job is retried.
        if (!reconciled.ok) throw new Error(`the gateway gave no list: ${reconciled.error.kind}`);
      },
    },
    {
      name: 'book-gateway-settlements',
      schedule: '50 4 * * *',
      run: async () => {
        const booked = await bookGatewaySettlements(services);
        if (!booked.ok) throw new Error(`no settlement report: ${booked.error.kind}`);
      },
    },
  ];
}
