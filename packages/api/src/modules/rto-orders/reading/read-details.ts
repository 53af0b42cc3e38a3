import type { RtoServiceDetails } from '@pahiya/contracts/rto-orders/rto-service-details';
import { trackingOf } from '@pahiya/domain/couriers/courier-tracking';
import { deficiencies } from '@pahiya/domain/rto-services/deficiencies';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import { canCancel, rtoStepOf, takesDocuments } from '@pahiya/domain/rto-services/rto-work';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { type DocumentRow, findDocumentsOf } from '../../order-documents/order-documents.ts';
import { type RtoWorkRow, rtoKind } from '../store/rto-work.ts';
import { selectWork } from '../store/rto-work-repository.ts';

/** What the page of an order shows of its RTO work. */
export async function readDetails(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  order: OrderRow,
): Promise<RtoServiceDetails> {
  const work = await selectWork(sql, order.orderId);
  if (work === null) throw new Error('an order of RTO work has its work');
  return toDetails(order, work, await findDocumentsOf(sql, work.workId), istDateOf(now()));
}

/** The service of stored work; throws for one that left the file, which a test of the file rules out. */
export function serviceOf({ serviceId }: Pick<RtoWorkRow, 'serviceId'>): RtoService {
  const service = findRtoService(serviceId);
  if (service === null) throw new Error(`no RTO service is called ${serviceId}`);
  return service;
}

/** RTO work in the shape of the contracts. */
export function toDetails(
  { activeStep }: Pick<OrderRow, 'activeStep'>,
  work: RtoWorkRow,
  documents: readonly DocumentRow[],
  today: IstDate,
): RtoServiceDetails {
  const service = serviceOf(work);
  const step = rtoStepOf(activeStep);
  const { appointmentAt, appointmentPlace, courier, consignmentNumber } = work;
  const deficiency = deficiencies.find(({ id }) => id === work.deficiency);
  return {
    kind: rtoKind,
    serviceId: service.id,
    service: service.name,
    stateCode: work.stateCode,
    vehicleClass: work.vehicleClass,
    step,
    documentsBy: work.documentsBy,
    promisedOn: work.promisedOn,
    fileWithinDays: work.fileWithinDays,
    appointment:
      appointmentAt === null || appointmentPlace === null
        ? null
        : { at: appointmentAt.toISOString(), place: appointmentPlace },
    applicationNumber: work.applicationNumber,
    filedAt: work.filedAt?.toISOString() ?? null,
    deficiency:
      deficiency === undefined
        ? null
        : {
            id: deficiency.id,
            name: deficiency.name,
            means: deficiency.means,
            todo: deficiency.todo,
            remark: work.remark,
          },
    courier:
      courier === null || consignmentNumber === null
        ? null
        : {
            name: courier,
            consignmentNumber,
            tracking: trackingOf({ courier, consignmentNumber }, today),
          },
    documents: service.papers.map(({ id, name, when }) => {
      const own = documents.find(({ kind }) => kind === id);
      return {
        kind: id,
        name,
        when,
        state: own?.state ?? 'missing',
        reason: own?.reason ?? null,
        uploadedAt: own?.uploadedAt.toISOString() ?? null,
      };
    }),
    filedAnyway: work.agentWithdrawal === 'too-late',
    canUpload: takesDocuments(step),
    canCancel: canCancel({ step, isFiled: work.filedAt !== null }),
  };
}
