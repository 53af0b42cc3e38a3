import type { BridgedCall, BridgedCallState, CallBridge } from '@pahiya/domain/calls/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok } from '@pahiya/domain/shared/result';

/** A line whose calls and their ends a test reads and sets. */
export type ScriptedCallBridge = CallBridge & {
  readonly connected: BridgedCall[];
  /** How every call ends. */
  ends: BridgedCallState;
  /** Null: calls are connected. */
  fails: ProviderFailure | null;
};

/** A line on which every call is answered until a test sets otherwise. */
export function scriptedCallBridge(): ScriptedCallBridge {
  const connected: BridgedCall[] = [];
  const bridge: ScriptedCallBridge = {
    connected,
    ends: { state: 'answered', seconds: 72 },
    fails: null,
    connect: async (call) => {
      connected.push(call);
      return bridge.fails === null
        ? ok({ bridgeId: `bridge-${call.reference}` })
        : err(bridge.fails);
    },
    stateOf: async () => (bridge.fails === null ? ok(bridge.ends) : err(bridge.fails)),
  };
  return bridge;
}
