import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import type { NcrView } from './view/ncr-view.ts';
import { type Origins, originData } from './view/origins.ts';

type NcrCardProps = { readonly copy: RcCopy; readonly ncr: NcrView; readonly origins: Origins };

/** How the NCR age rule applies, with the deciding fact and how we worked it out. */
export function NcrCard({ copy, ncr, origins }: NcrCardProps) {
  const words = copy.explain.ncr;
  return (
    <Card id="ncr" title={copy.groups.ncr} aside={<StatusChip tone={ncr.tone} word={ncr.chip} />}>
      <div {...originData(origins, 'calculated')}>
        <p>
          <b className="text-ink">{ncr.title}</b> {ncr.reason}
        </p>
        {ncr.ageDay && (
          <p>
            {words.ageDay} <b className="text-ink">{ncr.ageDay}</b>.
          </p>
        )}
        {ncr.todo && <p className="pt-2">{ncr.todo}</p>}
        <p className="pt-2 text-fine text-ink-3">
          {words.source} {words.courtMade}
        </p>
      </div>
    </Card>
  );
}
