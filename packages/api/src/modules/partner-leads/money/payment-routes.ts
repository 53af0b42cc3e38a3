import {
  deskFirmMoney,
  deskRecordFirmPayment,
  deskUndoFirmPayment,
} from '@pahiya/contracts/partner-leads/payment-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { readFirmMoney, recordFirmPayment, undoFirmPayment } from './firm-payments.ts';

/** Registers payments of firms at the desk. */
export function registerFirmPayments(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, deskFirmMoney, ({ params }) => readFirmMoney(services, params.firmId));
  serve(app, deskRecordFirmPayment, ({ caller, params, body, request }) =>
    recordFirmPayment(
      services,
      { operator: caller, requestId: request.id },
      {
        firmId: params.firmId,
        received: paise(body.receivedPaise),
        tds: paise(body.tdsPaise),
        // Validated by the contract.
        paidOn: body.paidOn as IstDate,
        reference: body.reference,
      },
    ),
  );
  serve(app, deskUndoFirmPayment, ({ caller, params, body, request }) =>
    undoFirmPayment(
      services,
      { operator: caller, requestId: request.id },
      { ...params, note: body.note },
    ),
  );
}
