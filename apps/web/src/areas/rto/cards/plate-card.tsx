import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { useCopy } from '../../../frame/copy/use-copy.ts';

type PlateCardProps = {
  readonly title: string;
  readonly plate: {
    readonly groups: readonly string[];
    readonly formerCodes: readonly string[];
    readonly words: readonly string[];
  } | null;
};

/** The number format of a state, on a made-up plate. */
export function PlateCard({ title, plate }: PlateCardProps) {
  const copy = useCopy('rto-pages').plate;
  if (plate === null) return null;
  return (
    <Card id="plate" title={title}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Plate parts={plate.groups} label={copy.label} />
          <span className="text-ink-2 text-small">{copy.note}</span>
        </div>
        {plate.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {plate.formerCodes.length > 0 && (
          <p>
            {copy.former}:{' '}
            <b className="font-plate" lang="en" translate="no">
              {plate.formerCodes.join(', ')}
            </b>
          </p>
        )}
      </div>
    </Card>
  );
}
