import { ButtonLink } from '@pahiya/ui/button';
import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { plateKindOf, plateParts } from '../../parts/vehicle-number/plate-parts.ts';
import type { GarageStripView } from './garage-strip-view.ts';

/** For a returning person: the vehicle that needs attention first, and a link to the garage. */
export function GarageStrip({ strip }: { strip: GarageStripView }) {
  const { garage: words } = useCopy('home');
  const { marks } = useCopy('rc-search');
  const path = usePagePath();
  const { vehicleNumber, display, plateStyle, name, expired, soon } = strip;
  return (
    <section className="garage-strip" aria-label={words.label}>
      <Plate
        parts={plateParts(display)}
        kind={plateKindOf(plateStyle)}
        size="sm"
        label={marks.field.plate}
      />
      <p>
        <b lang="en" translate="no">
          {name ?? vehicleNumber}
        </b>
        <span>{words.attention(expired + soon)}</span>
      </p>
      {expired > 0 && <StatusChip tone="brick" word={words.expired(expired)} />}
      {expired === 0 && soon > 0 && <StatusChip tone="amber" word={words.soon(soon)} />}
      <ButtonLink href={path('/garage')} variant="outline" size="sm">
        {words.open}
      </ButtonLink>
    </section>
  );
}
