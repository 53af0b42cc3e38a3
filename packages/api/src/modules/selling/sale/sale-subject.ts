import type { InspectionSubject } from '../../../inspection-subject.ts';
import { applySaleEvent } from '../store/move-sale.ts';
import { lockSaleRow } from '../store/sale-repository.ts';

/** What follows from the decision about the inspection of a car for sale. */
export const saleSubject: InspectionSubject = {
  onDecision: async (tx, { subjectId, decision, isBarred, at }) => {
    const sale = await lockSaleRow(tx, subjectId);
    if (sale === null) return;
    const event = decision === 'refuse' ? 'refuse' : isBarred ? 'bar' : 'pass';
    const moved = await applySaleEvent(tx, sale, event, at);
    // A submitted inspection cannot be cancelled, so its sale waits for it.
    if (!moved.ok) throw new Error(`a sale that is ${sale.state} waited for its inspection`);
  },
};
