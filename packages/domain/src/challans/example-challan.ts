import { rupees } from '../shared/money.ts';
import type { Challan, SourceChallan } from './challan.ts';

/** A fictitious challan for tests: unpaid, ₹500, issued on 1 November 2026. */
export function exampleSourceChallan(changes: Partial<SourceChallan> = {}): SourceChallan {
  return {
    challanNumber: 'DL10000000000000001',
    source: 'national',
    stateCode: 'DL',
    authority: 'Traffic',
    district: 'New Delhi',
    issuedAt: '2026-11-01T06:30:00Z',
    place: 'ITO crossing',
    offences: [{ section: '119/177', name: 'Red light jump' }],
    photoUrls: [],
    fine: rupees(500),
    received: null,
    receiptNumber: null,
    status: 'unpaid',
    court: null,
    isImpounded: false,
    ...changes,
  };
}

/** The same as a merged challan.
 * @internal Tests only. */
export function exampleChallan(changes: Partial<Challan> = {}): Challan {
  const { source, ...challan } = exampleSourceChallan();
  return {
    ...challan,
    kind: 'e-challan',
    provenance: [
      { source, status: 'unpaid', fine: challan.fine, fetchedAt: '2026-11-21T04:00:00Z' },
    ],
    conflicts: [],
    ...changes,
  };
}
