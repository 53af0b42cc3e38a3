import { deficiencies } from '@pahiya/domain/rto-services/deficiencies';
import type { RtoAgentReport } from '@pahiya/domain/rto-services/ports';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { noteFiled } from '../settlement/note-filed.ts';
import {
  noteAppointment,
  noteApproved,
  noteDispatched,
  noteDone,
  noteSentBack,
} from '../settlement/note-progress.ts';
import { type HeldWork, lockWork, routeTo } from '../store/move-work.ts';
import type { RtoWorkRow } from '../store/rto-work.ts';

type Sent = Exclude<RtoAgentReport, { state: 'unknown' | 'accepted' }>;

/** Moves work as its partner reports, through steps that nobody asked about in between. Nothing moves twice or back, and
 * a report under another reference is dropped. Refused work, and a reason we do not know, go to the desk. */
export async function applyAgentReport(
  tx: Queryable,
  services: Services,
  work: RtoWorkRow,
  report: Sent,
): Promise<void> {
  const read = async () => {
    const held = await lockWork(tx, work.orderId);
    const isSame = held?.work.agentReference === work.agentReference;
    return held !== null && isSame && held.work.route === 'partner' ? held : null;
  };
  const at = async (steps: readonly string[], move: (held: HeldWork) => Promise<void>) => {
    const held = await read();
    if (held !== null && steps.includes(held.step)) await move(held);
  };
  if (report.state === 'refused') {
    if ((await read()) !== null) await toDesk(tx, work);
    return;
  }
  if (report.state === 'appointment') {
    const appointment = { at: new Date(report.at), place: report.place };
    return at(['preparing'], (held) => noteAppointment(tx, services, held, appointment));
  }
  const { applicationNumber } = report;
  await at(['preparing', 'appointment'], (held) =>
    noteFiled(tx, services, held, { applicationNumber }),
  );
  if (report.state === 'filed') return;
  if (report.state === 'sent-back') {
    const isKnown = deficiencies.some(({ id }) => id === report.reason);
    return at(['filed'], (held) =>
      isKnown ? noteSentBack(tx, services, held, report) : toDesk(tx, work),
    );
  }
  await at(['filed'], (held) => noteApproved(tx, services, held, {}));
  if (report.state === 'approved') return;
  const { courier, consignmentNumber } = report;
  await at(['approved'], (held) =>
    noteDispatched(tx, services, held, { courier, consignmentNumber }),
  );
  if (report.state === 'done') {
    await at(['dispatched'], (held) => noteDone(tx, services, held, {}));
  }
}

/** Leaves the work of a locked order at its step to the desk. Its reference stays: it is not handed over again. */
export function toDesk(tx: Queryable, work: RtoWorkRow): Promise<void> {
  const { workId, agentReference, agentSince } = work;
  return routeTo(tx, workId, { route: 'desk', agentReference, agentSince });
}
