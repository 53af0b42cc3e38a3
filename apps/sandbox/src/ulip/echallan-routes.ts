import type { FastifyInstance } from 'fastify';
import type { ChallanWorld } from '../challans/challan-world.ts';
import type { TroubleMaker } from '../challans/meet-trouble.ts';
import { applyFault } from '../control/apply-fault.ts';
import { toEchallanAnswer } from './echallan-record.ts';
import { notFound, refused, sourceDown, success } from './envelope.ts';
import { readVehicleNumber, refuseCaller, ULIP_BASE, type UlipService } from './routes.ts';

/** `ECHALLAN/01`: pending and disposed challans of a vehicle, in ULIP's envelope. */
export function addEchallanRoutes(
  app: FastifyInstance,
  service: UlipService & { readonly world: ChallanWorld; readonly trouble: TroubleMaker },
): void {
  const { faults, calls, sessions, world } = service;

  app.post(`${ULIP_BASE}/ECHALLAN/01`, async (request, reply) => {
    const vehicleNumber = readVehicleNumber(request.body);
    calls.count('echallan');
    const mode = await applyFault(faults.take('echallan'), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'token-expired') sessions.forgetAll();
    if (refuseCaller(service, 'ECHALLAN/01', request, reply)) return reply;
    if (!vehicleNumber.isValid) return refused('400', vehicleNumber.problem);
    const trouble = await service.trouble.meet('echallan', vehicleNumber.text, reply);
    if (trouble === 'answered') return reply;
    if (mode === 'down' || trouble === 'down') return sourceDown('ECHALLAN_01');
    const answer = toEchallanAnswer(
      vehicleNumber.text,
      world.shownBy('echallan', vehicleNumber.text),
    );
    if (answer.kind === 'not-found') return notFound();
    return answer.kind === 'inner'
      ? success(answer.inner)
      : refused('305', 'No challan details found for the given vehicle number', 'false');
  });
}
