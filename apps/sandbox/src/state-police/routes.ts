import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { ChallanWireService } from '../virtual-courts/routes.ts';
import { drawEvidence } from './evidence-photo.ts';
import { toNoticeRecord } from './notice-record.ts';

const noticesBody = z.object({ regnNo: z.string().regex(/^[A-Z0-9]{4,11}$/) });
const photoParams = z.object({
  noticeNo: z.string().regex(/^[A-Z0-9]{6,24}$/),
  shot: z.enum(['1.png', '2.png']),
});

/** The state police systems outside the central one, as one gateway: `POST /police/echallan/api/notices` with the
 * key in `apikey` returns all notices of a vehicle, and `GET /police/evidence/<notice>/<n>.png` a photograph.
 * Fictitious: each state has its own interface, by agreement. `respCode` in the body is the result code, with HTTP
 * 200: `00` found, `07` none, `91` system down, `12` bad input. */
export function addStatePoliceRoutes(app: FastifyInstance, service: ChallanWireService): void {
  app.post('/police/echallan/api/notices', async (request, reply) => {
    service.calls.count('state-police');
    const mode = await applyFault(service.faults.take('state-police'), request, reply);
    if (mode === 'answered') return reply;
    if (request.headers.apikey !== service.apiKey) {
      return reply.code(403).send({ respCode: '03', respMsg: 'INVALID API KEY' });
    }
    const body = noticesBody.safeParse(request.body);
    if (!body.success) return { respCode: '12', respMsg: 'INVALID REGN NO' };
    const vehicleNumber = body.data.regnNo;
    const trouble = await service.trouble.meet('state-police', vehicleNumber, reply);
    if (trouble === 'answered') return reply;
    if (mode === 'down' || trouble === 'down') return { respCode: '91', respMsg: 'SYSTEM DOWN' };
    const shown = service.world.shownBy('state-police', vehicleNumber);
    if (shown.length === 0) return { respCode: '07', respMsg: 'NO PENDING OR PAID NOTICES' };
    const named = mode === 'other-record' ? 'KA01AB0101' : vehicleNumber;
    const photoBase = `${request.protocol}://${request.host}/police/evidence`;
    return {
      respCode: '00',
      respMsg: 'SUCCESS',
      regnNo: named,
      noticeCount: String(shown.length),
      notices: shown.map((challan) => toNoticeRecord(named, photoBase, challan)),
    };
  });

  app.get('/police/evidence/:noticeNo/:shot', async (request, reply) => {
    const params = photoParams.safeParse(request.params);
    if (!params.success) return reply.code(404).send({ respCode: '07', respMsg: 'NO SUCH PHOTO' });
    const { noticeNo, shot } = params.data;
    return reply
      .type('image/png')
      .header('cache-control', 'private, max-age=3600')
      .send(drawEvidence(noticeNo, shot === '2.png'));
  });
}
