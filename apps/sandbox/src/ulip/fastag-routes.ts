import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyFault } from '../control/apply-fault.ts';
import { crossingsOf, type SandboxCrossing } from '../fastag/crossings.ts';
import type { SandboxTag, TagWorld } from '../fastag/tag-world.ts';
import { refused, sourceDown, success } from './envelope.ts';
import { readVehicleNumber, refuseCaller, ULIP_BASE, type UlipService } from './routes.ts';

/** `FASTAG/01` (crossings of 72 hours) and `FASTAG/02` (tags of a vehicle), in ULIP's envelope. */
export function addFastagRoutes(
  app: FastifyInstance,
  service: UlipService & { readonly world: TagWorld; readonly now: () => Date },
): void {
  const { world, now } = service;

  app.post(`${ULIP_BASE}/FASTAG/01`, (request, reply) =>
    answer('FASTAG/01', 'fastag-crossings', request, reply, (number) => {
      const vehicleClass = world.tagsOf(number)[0]?.vehicleClass;
      const crossings = vehicleClass === undefined ? [] : crossingsOf(number, now());
      return netc({ errCode: '000', vehltxnList: listOf(number, vehicleClass, crossings) });
    }),
  );

  app.post(`${ULIP_BASE}/FASTAG/02`, (request, reply) =>
    answer('FASTAG/02', 'fastag-tags', request, reply, (number) => {
      const tags = world.tagsOf(number);
      if (tags.length === 0) return netc({ errCode: '239' });
      return netc({
        errCode: '000',
        vehicledetails: tags.map((tag) => ({ detail: pairsOf(tag) })),
      });
    }),
  );

  async function answer(
    api: 'FASTAG/01' | 'FASTAG/02',
    name: 'fastag-crossings' | 'fastag-tags',
    request: FastifyRequest,
    reply: FastifyReply,
    inner: (vehicleNumber: string) => object,
  ) {
    const vehicleNumber = readVehicleNumber(request.body);
    service.calls.count(name);
    const mode = await applyFault(service.faults.take(name), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'token-expired') service.sessions.forgetAll();
    if (refuseCaller(service, api, request, reply)) return reply;
    if (!vehicleNumber.isValid) return refused('400', vehicleNumber.problem);
    if (mode === 'down') return sourceDown(api === 'FASTAG/01' ? 'FASTAG_01' : 'FASTAG_02');
    return success(
      inner(mode === 'other-record' ? 'DL8CAF5030' : vehicleNumber.text.toUpperCase()),
    );
  }
}

function netc(vehicle: object): object {
  return { result: 'SUCCESS', respCode: '000', vehicle };
}

function pairsOf(tag: SandboxTag): readonly { readonly name: string; readonly value: string }[] {
  const fields = {
    TAGID: tag.tagId,
    REGNUMBER: tag.vehicleNumber,
    TID: tag.tid,
    VEHICLECLASS: `VC${tag.vehicleClass}`,
    TAGSTATUS: tag.status,
    ISSUEDATE: tag.issuedOn,
    EXCCODE: tag.exceptionCode,
    BANKID: tag.issuer.bankId,
    COMVEHICLE: tag.isCommercial ? 'T' : 'F',
  };
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

function listOf(
  vehicleNumber: string,
  vehicleClass: number | undefined,
  crossings: readonly SandboxCrossing[],
): object {
  return {
    totalTagsInMsg: '1',
    msgNum: '1',
    totalMsg: '1',
    txn: crossings.map((crossing) => ({
      readerReadTime: istText(crossing.readAt),
      seqNo: crossing.sequence,
      laneDirection: crossing.direction,
      tollPlazaGeocode: crossing.geocode,
      tollPlazaName: crossing.plaza,
      vehicleType: `VC${vehicleClass ?? 4}`,
      vehicleRegNo: vehicleNumber,
    })),
  };
}

/** `2026-11-20 17:38:34.0`, in IST as NETC writes it. */
function istText(instant: Date): string {
  const local = new Date(instant.getTime() + 5.5 * 3_600_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}.0`;
}
