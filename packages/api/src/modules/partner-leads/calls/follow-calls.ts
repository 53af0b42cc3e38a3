import type { Services } from '../../../services.ts';
import { selectStarted, updateOutcome } from '../store/call-repository.ts';

const minuteMs = 60_000;
/** A call lasts at most half an hour; what is not known after an hour stays unknown. */
const giveUpMs = 60 * minuteMs;

/** Asks the line how calls ended. A failed question is asked again in the next minute. */
export async function followCalls({
  sql,
  callBridge,
  now,
}: Pick<Services, 'sql' | 'callBridge' | 'now'>): Promise<void> {
  const at = now().getTime();
  for (const call of await selectStarted(sql, new Date(at - minuteMs), 100)) {
    const isOver = at - call.at.getTime() > giveUpMs;
    const state = call.bridgeId === null ? null : await callBridge.stateOf(call.bridgeId);
    if (state?.ok && state.value.state !== 'started') {
      await updateOutcome(sql, call.callId, state.value.state, state.value.seconds);
    } else if (isOver) {
      await updateOutcome(sql, call.callId, 'unknown', 0);
    }
  }
}
