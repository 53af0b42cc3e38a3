import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ChallanWorld } from '../challans/challan-world.ts';
import type { TroubleMaker } from '../challans/meet-trouble.ts';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import { toCaseRecord } from './case-record.ts';

const searchBody = z.object({
  search_type: z.literal('VEHICLE'),
  veh_no: z.string().regex(/^[A-Z0-9]{4,11}$/),
});

/** Dependencies of the challan services. */
export type ChallanWireService = {
  readonly apiKey: string;
  readonly world: ChallanWorld;
  readonly trouble: TroubleMaker;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
};

/** The virtual courts: `POST /vcourts/v2/cases/search` with the key in `X-Api-Key` returns all traffic cases of a
 * vehicle. Fictitious: the live site has no open API. `status` in the body is the result code, with HTTP 200: `OK`,
 * `NO_RECORD`, `MAINTENANCE`, `BAD_REQUEST`. */
export function addVirtualCourtRoutes(app: FastifyInstance, service: ChallanWireService): void {
  app.post('/vcourts/v2/cases/search', async (request, reply) => {
    service.calls.count('virtual-courts');
    const mode = await applyFault(service.faults.take('virtual-courts'), request, reply);
    if (mode === 'answered') return reply;
    if (request.headers['x-api-key'] !== service.apiKey) {
      return reply.code(401).send({ status: 'UNAUTHORISED' });
    }
    const body = searchBody.safeParse(request.body);
    if (!body.success) return { status: 'BAD_REQUEST', cases: [] };
    const vehicleNumber = body.data.veh_no;
    const trouble = await service.trouble.meet('virtual-courts', vehicleNumber, reply);
    if (trouble === 'answered') return reply;
    if (mode === 'down' || trouble === 'down') return { status: 'MAINTENANCE', cases: [] };
    if (trouble === 'malformed') return { status: 'OK', cases: [{ challan_no: null }] };
    const shown = service.world.shownBy('virtual-courts', vehicleNumber);
    const named = mode === 'other-record' ? 'KA01AB0101' : vehicleNumber;
    return {
      status: shown.length === 0 ? 'NO_RECORD' : 'OK',
      veh_no: named,
      total_cases: shown.length,
      cases: shown.map((challan) => toCaseRecord(named, challan)),
    };
  });
}
