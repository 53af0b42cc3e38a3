import { z } from 'zod';
import { drawsFor } from '../ulip/record/draws.ts';

/** Behaviour of the sandbox's agent. */
const settingsShape = z.strictObject({
  outcome: z
    .enum(['done', 'sent-back', 'refused', 'never'])
    .describe('Of new work. sent-back: until a second round; never: it stays accepted.'),
  stepMs: z.int().min(0).max(86_400_000).describe('Duration of each step.'),
});

/** `PUT /control/rto-agent` accepts any subset. */
export const settingsInput = settingsShape.partial();
export type AgentSettings = z.infer<typeof settingsShape>;
export const DEFAULT_SETTINGS: AgentSettings = { outcome: 'done', stepMs: 10_000 };

/** Work as submitted. */
export type AgentOrder = {
  readonly reference: string;
  readonly state: string;
  readonly application_number: string | null;
  readonly documents: readonly string[];
};

type Kept = {
  readonly order: AgentOrder;
  readonly outcome: AgentSettings['outcome'];
  readonly stepMs: number;
  readonly acceptedAt: number;
  isWithdrawn: boolean;
  requests: number;
};

const STEPS = ['ACCEPTED', 'APPOINTMENT', 'FILED', 'APPROVED', 'DISPATCHED', 'DONE'] as const;
const FILED_AT = STEPS.indexOf('FILED');

/** The agent's work of this run. Its state follows from the clock. */
export type WorkBook = ReturnType<typeof createWorkBook>;

export function createWorkBook(settings: () => AgentSettings, clock: () => number) {
  const works = new Map<string, Kept>();
  const uploaded = new Map<string, Set<string>>();

  function stepOf({ acceptedAt, stepMs, outcome }: Kept): number {
    const last = STEPS.length - 1;
    if (outcome === 'never') return 0;
    if (stepMs === 0) return last;
    return Math.min(Math.floor((clock() - acceptedAt) / stepMs), last);
  }

  function write(kept: Kept): object {
    const { order, outcome, acceptedAt, isWithdrawn } = kept;
    const { reference } = order;
    const step = stepOf(kept);
    const draws = drawsFor(reference);
    const application_number =
      order.application_number ?? `${order.state}26${draws.text('application', 10, '0123456789')}`;
    const head = { reference, application_number };
    if (isWithdrawn) return { reference, status: 'REFUSED', reason_code: 'withdrawn' };
    if (outcome === 'refused' && step > 0) {
      return { reference, status: 'REFUSED', reason_code: 'not_served' };
    }
    const isBack = outcome === 'sent-back' && order.application_number === null && step > FILED_AT;
    if (isBack) {
      const remark = 'ADDRESS PROOF NOT PROPER';
      return { ...head, status: 'SENT_BACK', reason_code: 'address-proof', remark };
    }
    const consignment = {
      courier: 'Panchi Courier (sandbox)',
      consignment_number: `PC${draws.text('consignment', 10, '0123456789')}`,
    };
    return {
      ...head,
      status: STEPS[step],
      appointment_at: new Date(acceptedAt + 86_400_000).toISOString(),
      place: 'RTO counter 4 (sandbox)',
      ...consignment,
    };
  }

  return {
    addDocument(reference: string, documentId: string): void {
      const known = uploaded.get(reference) ?? new Set();
      uploaded.set(reference, known.add(documentId));
    },
    submit(order: AgentOrder): 'new' | 'known' | 'conflict' | 'documents-missing' {
      const known = works.get(order.reference);
      if (known !== undefined) {
        known.requests += 1;
        return JSON.stringify(known.order) === JSON.stringify(order) ? 'known' : 'conflict';
      }
      const files = uploaded.get(order.reference);
      if (!order.documents.every((id) => files?.has(id))) return 'documents-missing';
      const facts = { order, ...settings(), acceptedAt: clock() };
      works.set(order.reference, { ...facts, isWithdrawn: false, requests: 1 });
      return 'new';
    },
    /** In the agent's format; null for unknown work. */
    report(reference: string): object | null {
      const kept = works.get(reference);
      return kept === undefined ? null : write(kept);
    },
    withdraw(reference: string): 'WITHDRAWN' | 'TOO_LATE' | null {
      const kept = works.get(reference);
      if (kept === undefined) return null;
      if (!kept.isWithdrawn && stepOf(kept) >= FILED_AT) return 'TOO_LATE';
      kept.isWithdrawn = true;
      return 'WITHDRAWN';
    },
    list: () => [...works.values()].map((kept) => ({ ...write(kept), requests: kept.requests })),
    clear(): void {
      works.clear();
      uploaded.clear();
    },
  };
}
