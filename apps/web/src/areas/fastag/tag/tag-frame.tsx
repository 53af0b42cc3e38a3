import { Plate } from '@pahiya/ui/plate';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import type { TagVehicle } from './load-tag-page.ts';
import { tagPath } from './tag-paths.ts';

type TagFrameProps = {
  readonly vehicle: TagVehicle;
  readonly title: string;
  readonly lead?: string;
  /** The tag page itself has no way back. */
  readonly isTagPage?: boolean;
  readonly children: ReactNode;
};

/** Head of the tag page and the pages below it. */
export function TagFrame({ vehicle, title, lead, isTagPage = false, children }: TagFrameProps) {
  const copy = useCopy('toll-tag');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-4 pt-3">
      <div className="grid justify-items-start gap-3">
        <Plate parts={plateParts(vehicle.display)} size="sm" label={copy.plate} />
        <h1>{title}</h1>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
      {!isTagPage && (
        <p className="no-print">
          <a href={path(tagPath(vehicle.vehicleNumber))}>{copy.back}</a>
        </p>
      )}
    </div>
  );
}
