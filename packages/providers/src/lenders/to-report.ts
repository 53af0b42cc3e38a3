import type { LoanReport } from '@pahiya/domain/loans/ports';

/** A status as both protocols write it, read already. */
export type StatusParts = {
  readonly status: 'RECEIVED' | 'SANCTIONED' | 'DECLINED' | 'WITHDRAWN';
  readonly at: string;
  readonly lenderRef: string;
  readonly reason: string | null;
  readonly coolingOffUntil: string | null;
};

/** The report of the port. */
export function toReport({
  status,
  at,
  lenderRef,
  reason,
  coolingOffUntil,
}: StatusParts): LoanReport {
  switch (status) {
    case 'RECEIVED':
      return { state: 'received', at, lenderRef };
    case 'SANCTIONED':
      return { state: 'sanctioned', at, lenderRef, coolingOffUntil };
    case 'DECLINED':
      return { state: 'declined', at, reason: reason ?? 'NOT_TOLD' };
    case 'WITHDRAWN':
      return { state: 'withdrawn', at };
  }
}
