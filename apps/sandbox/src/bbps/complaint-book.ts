/** Complaints of this run: registered, assigned after a minute, closed after an hour. */
export type ComplaintBook = {
  readonly register: (id: string, now: number) => void;
  readonly report: (id: string, now: number) => object | null;
  readonly clear: () => void;
};

const ASSIGNED_AFTER_MS = 60_000;
const CLOSED_AFTER_MS = 3_600_000;

export function createComplaintBook(): ComplaintBook {
  const complaints = new Map<string, { readonly reference: string; readonly at: number }>();
  return {
    register(id, now) {
      if (complaints.has(id)) return;
      complaints.set(id, {
        reference: `CM${String(complaints.size + 1).padStart(10, '0')}`,
        at: now,
      });
    },
    report(id, now) {
      const known = complaints.get(id);
      if (known === undefined) return null;
      const age = now - known.at;
      const later = age >= CLOSED_AFTER_MS ? 'CLOSED' : 'ASSIGNED';
      const status = age < ASSIGNED_AFTER_MS ? 'REGISTERED' : later;
      return { complaint_id: id, complaint_ref: known.reference, status };
    },
    clear: () => complaints.clear(),
  };
}
