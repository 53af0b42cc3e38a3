import type { Transaction } from './db/database.ts';

/** A decided inspection, as what it was for needs it. */
export type DecidedInspection = {
  readonly inspectionId: string;
  readonly subjectId: string;
  readonly decision: 'pass' | 'refuse';
  /** Chassis or engine number is another than on the RC. */
  readonly isBarred: boolean;
  readonly at: Date;
};

/** What is inspected: a car for sale. Its module brings what follows from a decision, in the transaction of the desk's
 * act. */
export type InspectionSubject = {
  readonly onDecision: (tx: Transaction, inspection: DecidedInspection) => Promise<void>;
};

/** Subjects by the kind stored with each inspection. */
export type InspectionSubjects = Readonly<Record<InspectionSubjectKind, InspectionSubject>>;
export type InspectionSubjectKind = 'sale';
