import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { StaleNote } from '@pahiya/ui/stale-note';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { clockText, instantText } from '../../../parts/failure/instant-text.ts';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';

type FreshnessNoteProps = {
  readonly copy: RcCopy;
  readonly answer: VehicleAnswer;
  /** When this page was requested. */
  readonly askedAt: string;
};

/** Says how old an outdated record is, and why. */
export function FreshnessNote({ copy, answer, askedAt }: FreshnessNoteProps) {
  const { language } = usePage();
  const path = usePagePath();
  if (answer.freshness === 'fresh') return null;
  const from = instantText(answer.fetchedAt, language);
  const words =
    answer.freshness === 'refreshing'
      ? copy.freshness.refreshing(from)
      : copy.freshness.sourceDown(
          shortSource(answer.source.name),
          clockText(askedAt, language),
          from,
        );
  return (
    <StaleNote
      action={
        <a href={path(recordPath(answer.mark.vehicleNumber))} data-document="">
          {copy.actions.refresh}
        </a>
      }
    >
      {words}
    </StaleNote>
  );
}
