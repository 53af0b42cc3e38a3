import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A call to connect: our line rings `from` first, then `to`; neither sees the other's number. Ten digits each. */
export type BridgedCall = {
  /** Ours, for the provider's records; says nothing about people. */
  readonly reference: string;
  readonly from: string;
  readonly to: string;
};

/** How a bridged call stands. Seconds talked; 0 unless it was answered. */
export type BridgedCallState = {
  readonly state: 'started' | 'answered' | 'no-answer' | 'failed';
  readonly seconds: number;
};

/** Connects two phones over a line of our own. `connect` is never retried: a second call would ring twice. After a lost
 * response the call may be ringing. */
export type CallBridge = {
  readonly connect: (
    call: BridgedCall,
  ) => Promise<Result<{ readonly bridgeId: string }, ProviderFailure>>;
  readonly stateOf: (bridgeId: string) => Promise<Result<BridgedCallState, ProviderFailure>>;
};
