import type { SinkName } from '@pahiya/domain/forms/form-definition';
import type { AdEvent, AdEventSender, Sink, SinkMessage } from '@pahiya/domain/forms/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';

type Taken = Result<void, ProviderFailure>;

/** Sinks that accept everything until a test sets otherwise; `arrived` has every accepted attempt, oldest first. */
export type ScriptedSinks = {
  readonly all: Readonly<Record<SinkName, Sink>>;
  readonly arrived: (SinkMessage & { readonly sink: SinkName })[];
  /** Responds to an attempt; accepted ones have arrived. */
  answer: (message: SinkMessage) => Taken;
};

/** Sinks for a test. */
export function scriptedSinks(): ScriptedSinks {
  const sink = (name: SinkName): Sink => ({
    deliver: async (message) => {
      const answer = sinks.answer(message);
      if (answer.ok) sinks.arrived.push({ ...message, sink: name });
      return answer;
    },
  });
  const sinks: ScriptedSinks = {
    arrived: [],
    answer: () => ok(undefined),
    all: {
      webhook: sink('webhook'),
      'sheet-leads': sink('sheet-leads'),
      'sheet-feedback': sink('sheet-feedback'),
    },
  };
  return sinks;
}

/** An advertisement service that accepts everything. */
export function scriptedAds(): AdEventSender & { readonly told: AdEvent[] } {
  const told: AdEvent[] = [];
  return {
    told,
    send: async (event) => {
      told.push(event);
      return ok(undefined);
    },
  };
}
