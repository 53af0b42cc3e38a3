import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { CallBackCard } from './call-back-card.tsx';

type BuyFailedProps = {
  readonly failure: PageFailure;
  /** What could not be shown. */
  readonly title: string;
};

/** A vehicle or an issue that cannot be shown, with the ways that remain. */
export function BuyFailed({ failure, title }: BuyFailedProps) {
  const copy = useCopy('tag-buy');
  const path = usePagePath();
  return (
    <div className="grid max-w-3xl gap-5 pt-3">
      <FailureFace
        failure={failure}
        title={title}
        level={1}
        action={<ButtonLink href={path('/tollsetu/buy')}>{copy.otherVehicle}</ButtonLink>}
      />
      <CallBackCard />
    </div>
  );
}
