import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { lastDigits } from '../challans/magic-number.ts';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import { createCorrectionDesk } from './correction-desk.ts';
import { DEFAULT_SETTINGS, type RecordsSettings, settingsInput } from './settings.ts';
import { historyOf } from './workshop-history.ts';

const BASE = '/vehicle-records/v2';
const vehicleNumber = z.string().regex(/^[A-Z0-9]{4,11}$/);
const clientRef = z.string().regex(/^[\w.:-]{1,100}$/);
const orderBody = z.object({ clientRef, vehicleNumber });
const correctionBody = z.object({
  clientRef,
  reportRef: clientRef,
  lineId: z.string().max(60),
  claim: z.enum(['NOT_THIS_VEHICLE', 'WRONG_READING']),
  statedKm: z.int().min(0).nullable(),
  note: z.string().max(500),
});

export type VehicleRecordsService = {
  readonly apiKey: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

type Ordered = {
  readonly vehicleNumber: string;
  readonly outcome: RecordsSettings['outcome'];
  readonly readyAt: Date;
  requests: number;
};

/** A vendor of service histories: JSON, an API key in a header, reports made some seconds after the order. Reports
 * survive a reset, since the product may still ask for them; `DELETE /control/vehicle-records` clears them. */
export function addVehicleRecords(
  app: FastifyInstance,
  service: VehicleRecordsService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  const { now } = service;
  let settings = DEFAULT_SETTINGS;
  const ordered = new Map<string, Ordered>();
  const corrections = createCorrectionDesk();
  const lost = new WeakSet<FastifyRequest>();

  app.register(async (vendor) => {
    vendor.addHook('preHandler', async (request, reply) => {
      service.calls.count('vehicle-records');
      const mode = await applyFault(service.faults.take('vehicle-records'), request, reply);
      if (mode === 'answered') return reply;
      if (request.headers['x-api-key'] !== service.apiKey) return refuse(reply, 401, 'KEY_REFUSED');
      if (mode === 'lost-answer') lost.add(request);
    });
    // The work is done, but the caller never gets the response.
    vendor.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.resetAndDestroy();
    });

    vendor.get(`${BASE}/coverage`, async (request, reply) => {
      const query = z.object({ vehicleNumber }).safeParse(request.query);
      if (!query.success) return refuse(reply, 422, 'BAD_REQUEST');
      if (isDown(query.data.vehicleNumber)) return { status: 'SOURCE_DOWN' };
      const history = historyOf(query.data.vehicleNumber, istDateOf(now()));
      const days = history?.visits.map(({ date }) => date).toSorted() ?? [];
      if (days.length === 0) return { status: 'NO_RECORDS' };
      return { status: 'RECORDS', visitCount: days.length, latestVisit: days.at(-1) };
    });

    vendor.post(`${BASE}/reports`, async (request, reply) => {
      const body = orderBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 422, 'BAD_REQUEST');
      const known = ordered.get(body.data.clientRef);
      if (known === undefined) {
        const readyAt = new Date(now().getTime() + settings.readyAfterMs);
        const { outcome } = settings;
        const { clientRef: reference, vehicleNumber: number } = body.data;
        ordered.set(reference, { vehicleNumber: number, outcome, readyAt, requests: 1 });
        return reply.code(202).send({ report: reportOf(reference) });
      }
      known.requests += 1;
      return known.vehicleNumber === body.data.vehicleNumber
        ? { report: reportOf(body.data.clientRef) }
        : refuse(reply, 409, 'REFERENCE_IN_USE');
    });

    vendor.get(`${BASE}/reports/:clientRef`, async (request, reply) => {
      const params = z.object({ clientRef }).safeParse(request.params);
      const report = params.success ? reportOf(params.data.clientRef) : null;
      return report === null ? refuse(reply, 404, 'REPORT_UNKNOWN') : { report };
    });

    vendor.post(`${BASE}/corrections`, async (request, reply) => {
      const body = correctionBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 422, 'BAD_REQUEST');
      const { clientRef: reference, reportRef, lineId } = body.data;
      if (!hasLine(reportRef, lineId)) return refuse(reply, 404, 'LINE_UNKNOWN');
      if (!corrections.receive(body.data, settings, now())) {
        return refuse(reply, 409, 'REFERENCE_IN_USE');
      }
      return reply.code(202).send({ correction: corrections.read(reference, now()) });
    });

    vendor.get(`${BASE}/corrections/:clientRef`, async (request, reply) => {
      const params = z.object({ clientRef }).safeParse(request.params);
      const correction = params.success ? corrections.read(params.data.clientRef, now()) : null;
      return correction === null ? refuse(reply, 404, 'CORRECTION_UNKNOWN') : { correction };
    });
  });

  function reportOf(reference: string): object | null {
    const order = ordered.get(reference);
    if (order === undefined) return null;
    const head = { clientRef: reference };
    if (order.outcome === 'never' || now() < order.readyAt) return { ...head, status: 'QUEUED' };
    if (order.outcome === 'failed') return { ...head, status: 'FAILED', reason: 'SOURCE_REFUSED' };
    if (isDown(order.vehicleNumber)) return { ...head, status: 'SOURCE_DOWN' };
    const isEmpty = order.outcome === 'empty';
    const history = isEmpty ? null : historyOf(order.vehicleNumber, istDateOf(now()));
    return history === null
      ? { ...head, status: 'NO_RECORDS' }
      : { ...head, status: 'COMPLETED', ...history };
  }

  function hasLine(reference: string, lineId: string): boolean {
    const order = ordered.get(reference);
    const history = order === undefined ? null : historyOf(order.vehicleNumber, istDateOf(now()));
    return history?.visits.some((visit) => visit.lineId === lineId) === true;
  }

  function addControl(control: FastifyInstance): void {
    control.get('/control/vehicle-records', async () => ({
      settings,
      reports: [...ordered].map(([reference, { vehicleNumber: number, requests }]) => ({
        clientRef: reference,
        vehicleNumber: number,
        requests,
      })),
      corrections: corrections.list(),
    }));
    control.put('/control/vehicle-records', async (request, reply) => {
      const part = settingsInput.safeParse(request.body);
      if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
      settings = Object.assign({ ...settings }, part.data);
      return { settings };
    });
    control.delete('/control/vehicle-records', async (_request, reply) => {
      ordered.clear();
      corrections.clear();
      return reply.code(204).send();
    });
  }

  return {
    addControl,
    reset: () => {
      settings = DEFAULT_SETTINGS;
    },
  };
}

function isDown(number: string): boolean {
  return lastDigits(number) === '2005';
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}
