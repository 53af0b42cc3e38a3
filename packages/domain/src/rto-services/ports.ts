import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** Work handed to an agent. `reference`: ours, new for each round of documents, the agent's idempotency key. */
export type RtoAgentWork = {
  readonly reference: string;
  readonly serviceId: string;
  readonly stateCode: string;
  readonly vehicleNumber: VehicleNumber;
  /** The application that was sent back; null: not filed yet. */
  readonly applicationNumber: string | null;
  /** Ids of the documents that were uploaded before. */
  readonly documentIds: readonly string[];
};

/** A document of the work, cleaned before. */
export type RtoAgentDocument = {
  readonly reference: string;
  readonly documentId: string;
  /** A document of the service's checklist. */
  readonly kind: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** Status of work at the agent. From `filed` on each report has the application number, so that no step is lost when
 * several happen between two questions. Instants are RFC 3339 UTC.
 * - `unknown`: the agent never received it. - `sent-back`: by the RTO; `reason` is a code, `remark` the RTO's words.
 * - `refused`: the agent does not do it, or does not go on. */
export type RtoAgentReport =
  | { readonly state: 'unknown' }
  | { readonly state: 'accepted' }
  | { readonly state: 'appointment'; readonly at: string; readonly place: string }
  | { readonly state: 'filed'; readonly applicationNumber: string }
  | { readonly state: 'approved'; readonly applicationNumber: string }
  | {
      readonly state: 'sent-back';
      readonly applicationNumber: string;
      readonly reason: string;
      readonly remark: string | null;
    }
  | {
      readonly state: 'dispatched' | 'done';
      readonly applicationNumber: string;
      readonly courier: string;
      readonly consignmentNumber: string;
    }
  | { readonly state: 'refused'; readonly reason: string };

/** A partner that does RTO work for owners. */
export type RtoAgent = {
  readonly id: string;
  /** Hands over a document before its work is submitted. Idempotent by reference and document. */
  readonly upload: (document: RtoAgentDocument) => Promise<Result<undefined, ProviderFailure>>;
  /** Submits work once per reference, however often it is called, and returns its status. A failure of the call never
   * means that nothing was started: only a report of `unknown` does. */
  readonly submit: (work: RtoAgentWork) => Promise<Result<RtoAgentReport, ProviderFailure>>;
  readonly report: (reference: string) => Promise<Result<RtoAgentReport, ProviderFailure>>;
  /** Stops work before it is filed. `too-late`: it was filed. Idempotent; work never received counts as withdrawn. */
  readonly withdraw: (
    reference: string,
  ) => Promise<Result<'withdrawn' | 'too-late', ProviderFailure>>;
};
