import type { RtoAgent, RtoAgentReport, RtoAgentWork } from '@pahiya/domain/rto-services/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';

/** An agent that accepts all work and reports what a test sets. */
export type ScriptedRtoAgent = RtoAgent & {
  readonly submitted: RtoAgentWork[];
  /** Ids of documents. */
  readonly uploaded: string[];
  readonly withdrawn: string[];
  readonly reports: Map<string, RtoAgentReport>;
  /** How withdrawing ends. */
  withdrawal: 'withdrawn' | 'too-late';
  /** Answer to the next submissions; null: accepted. */
  answer: Result<RtoAgentReport, ProviderFailure> | null;
};

/** An agent whose reports a test sets by reference. */
export function scriptedRtoAgent(): ScriptedRtoAgent {
  const agent: ScriptedRtoAgent = {
    id: 'test-agent',
    submitted: [],
    uploaded: [],
    withdrawn: [],
    reports: new Map(),
    withdrawal: 'withdrawn',
    answer: null,
    upload: async ({ documentId }) => {
      agent.uploaded.push(documentId);
      return ok(undefined);
    },
    submit: async (work) => {
      agent.submitted.push(work);
      if (agent.answer !== null) return agent.answer;
      const accepted = { state: 'accepted' } as const;
      agent.reports.set(work.reference, accepted);
      return ok(accepted);
    },
    report: async (reference) => ok(agent.reports.get(reference) ?? { state: 'unknown' }),
    withdraw: async (reference) => {
      agent.withdrawn.push(reference);
      return ok(agent.withdrawal);
    },
  };
  return agent;
}
