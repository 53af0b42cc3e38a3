import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { FilterFaults } from './load-car-search.ts';

/** What of the address was left out. */
export function FilterFaultNote({ faults }: { readonly faults: FilterFaults }) {
  const copy = useCopy('car-search');
  if (!faults.isUnknown && faults.upsideDown.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1 rounded-button bg-brick-soft px-4 py-3 text-brick">
      {faults.isUnknown && <p>{copy.unknownFilter}</p>}
      {faults.upsideDown.length > 0 && <p>{copy.upsideDown}</p>}
    </div>
  );
}
