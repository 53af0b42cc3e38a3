import type { DoubledCover } from '@pahiya/domain/insurance/doubled-covers';
import type { Cover } from '@pahiya/domain/insurance/rate-motor';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { insurancePath } from '../insurance-path.ts';

type DoubledNoteProps = {
  readonly doubled: readonly {
    readonly kind: DoubledCover['kind'];
    readonly until: string;
    readonly isHeld?: boolean | undefined;
  }[];
  readonly cover: Cover;
  readonly vehicleNumber: string | null;
};

/** Names the covers that would be paid for twice, and what to do instead; nothing where there are none. */
export function DoubledNote({ doubled, cover, vehicleNumber }: DoubledNoteProps) {
  const copy = useCopy('insurance-quotes');
  const { language } = usePage();
  const path = usePagePath();
  if (doubled.length === 0 || vehicleNumber === null) return null;
  const lacksDamage = cover === 'package' && doubled.every(({ kind }) => kind === 'third-party');
  return (
    <Card id="doubled" title={copy.doubledTitle}>
      <div className="grid gap-2">
        {doubled.map(({ kind, until, isHeld }) => (
          <p key={kind}>
            {copy[isHeld ? 'doubledHeld' : 'doubled'][kind](
              formatIstDate(until as IstDate, language),
            )}
          </p>
        ))}
        <p>
          {lacksDamage ? (
            <a href={path(`${insurancePath(vehicleNumber)}?cover=own-damage`)}>
              {copy.doubledInstead}
            </a>
          ) : (
            copy.doubledLater
          )}
        </p>
      </div>
    </Card>
  );
}
