import {
  deskActOnOrder,
  deskDecideRefund,
  deskFindOrders,
  deskOrder,
} from '@pahiya/contracts/operators/desk-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { keyedHash } from '../../../http/keyed-hash.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { findWorkNamed } from '../../desk-queue/find-work.ts';
import { findOrderOfRefund } from '../../payments/payments-of-orders.ts';
import { decideDeskRefund } from '../acts/decide-desk-refund.ts';
import { performLook } from '../acts/perform-look.ts';
import { type Act, recordAct } from '../acts/record-act.ts';
import { prepareAct } from '../order/act-on-item.ts';
import { actOnOrder, subjectOf } from '../order/act-on-order.ts';
import { findOrders, readSearch, searchName } from '../order/find-orders.ts';
import { readDeskOrder } from '../order/read-desk-order.ts';

/** Registers the desk's pages of orders and refunds of any kind. */
export function registerDesk(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;

  serve(app, deskFindOrders, async ({ body, caller, request }) => {
    const searches = readSearch(services, body.text);
    const [found, works] = await Promise.all([
      findOrders(services, searches),
      findWorkNamed(services, body.text),
    ]);
    await recordAct(sql, {
      at: services.now(),
      operatorId: caller.operatorId,
      act: 'find-order',
      subject: [...searches.map(searchName), ...(works === null ? [] : ['work'])].join(' '),
      // Shows whether two searches were the same, without storing the text.
      note: keyedHash(services.settings.secret, 'desk-search', searches[0]?.value ?? '')
        .toString('hex')
        .slice(0, 16),
      outcome: 'done',
      requestId: request.id,
    });
    return ok({ ...found, works: [...(works ?? [])] });
  });

  serve(app, deskOrder, ({ params: { orderId }, caller, request }) =>
    performLook(
      services,
      { operator: caller, requestId: request.id, act: 'open-order', orderId },
      () => readDeskOrder(services, orderId),
    ),
  );

  serve(app, deskActOnOrder, async ({ params: { orderId }, body, caller, request }) => {
    const { act, note } = body;
    const { operatorId } = caller;
    const prepared = await prepareAct(services, orderId, { act, operatorId });
    return actOnOrder(
      services,
      { operator: caller, requestId: request.id, act, ...subjectOf(orderId, orderId, note) },
      (tx) => (prepared.ok ? prepared.value(tx) : Promise.resolve(err(prepared.error))),
    );
  });

  serve(app, deskDecideRefund, async ({ params, body, caller, request }) => {
    const { refundId } = params;
    const { verdict, note } = body;
    const about = subjectOf(await findOrderOfRefund(sql, refundId), refundId, note);
    const { operatorId } = caller;
    return actOnOrder(
      services,
      { operator: caller, requestId: request.id, act: refundActs[verdict], ...about },
      (tx) => decideDeskRefund(tx, services, { refundId, operatorId, verdict }),
    );
  });
}

const refundActs: Readonly<Record<'approve' | 'decline' | 'resend', Act>> = {
  approve: 'approve-refund',
  decline: 'decline-refund',
  resend: 'resend-refund',
};
