import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '@pahiya/api/db/database';
import { updateReady } from '@pahiya/api/modules/service-history/service-report-repository';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ServiceHistory } from '@pahiya/domain/service-history/history';
import { createVehicleRecordsVendor } from '@pahiya/providers/service-history/vehicle-records/vehicle-records-vendor';
import { SANDBOX_CREDENTIALS as keys } from '@pahiya/sandbox/credentials';
import { type ChallanBench, say } from '../challans/challan-bench.ts';
import { seedPeople } from '../challans/seed-searches.ts';
import { sandboxOf } from '../challans/sources.ts';
import { inTurn, sendLoad, startProgram } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import { orderServiceReport } from './first-orders.ts';

const wanted = 0.45;

/** The owner's page of a service report, rendered per request, next to the bare render of its tree: one thread each. */
export async function reportPageLines(bench: ChallanBench): Promise<Line[]> {
  say('report page, one thread');
  const { sql, rounds, seconds } = bench;
  const [person] = await seedPeople(sql, 1);
  if (person === undefined) throw new Error('no person with a report');
  const product = await bench.startOnOneThread();
  try {
    const orderId = await orderServiceReport(product.address, person);
    await deliver(sql, await sandboxOf(product.address), orderId);
    const path = `/service-history/report/${orderId}`;
    const { cookie } = person;
    const floor = await startProgram(
      fileURLToPath(new URL('../floors/render-floor.ts', import.meta.url)),
      { PRODUCT: product.address, PATHS: path, COOKIE: cookie },
    );
    try {
      await checkSame(product.address + path, floor.address + path, cookie);
      const browsers = Array.from({ length: 8 }, () => ({ paths: [path], headers: { cookie } }));
      const load = (url: string) => async () =>
        (await sendLoad({ url, browsers, seconds })).perSecond;
      const seen = await inTurn(rounds, load(product.address), load(floor.address));
      return [ratioLine('page of a service report, dynamic render, one thread', seen, wanted)];
    } finally {
      await floor.stop();
    }
  } finally {
    await product.stop();
  }
}

/** The sandbox's history as the worker stores it for a paid order. */
async function deliver(sql: Database, sandbox: string, orderId: string): Promise<void> {
  const [report] = await sql<{ reportId: string; vehicleNumber: VehicleNumber }[]>`
    select id as "reportId", vehicle_number as "vehicleNumber" from service_reports
    where order_id = ${orderId}`;
  if (report === undefined) throw new Error('the order has no report');
  const { reportId, vehicleNumber } = report;
  const history = await historyOf(sandbox, reportId, vehicleNumber);
  const madeAt = new Date();
  const validUntil = new Date(madeAt.getTime() + 365 * 86_400_000);
  await updateReady(sql, reportId, { history, madeAt, validUntil });
}

async function historyOf(
  sandbox: string,
  reference: string,
  vehicleNumber: VehicleNumber,
): Promise<ServiceHistory> {
  const vendor = createVehicleRecordsVendor({
    baseUrl: sandbox,
    apiKey: keys.vehicleRecordsKey,
    sandbox: true,
  });
  try {
    await vendor.order({ reference, vehicleNumber });
    for (let tries = 0; tries < 60; tries += 1) {
      const status = await vendor.status(reference);
      if (status.ok && status.value.state === 'ready') return status.value.history;
      await sleep(500);
    }
    throw new Error('the vendor delivers no report');
  } finally {
    await vendor.close();
  }
}

/** A floor that renders another report than the product would not be one. */
async function checkSame(page: string, bare: string, cookie: string): Promise<void> {
  const [product, floor] = await Promise.all(
    [page, bare].map(async (url) => {
      const html = await (await fetch(url, { headers: { cookie } })).text();
      return /<article[ >].*<\/article>/s.exec(html)?.[0] ?? '';
    }),
  );
  if (product !== floor || product?.includes('id="readings"') !== true) {
    throw new Error('product and floor render different reports');
  }
}
