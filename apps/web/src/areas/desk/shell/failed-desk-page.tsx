import { useCopy } from '../../../frame/copy/use-copy.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Shown instead of a desk page whose loader was refused (`failedPage`). */
export function FailedDeskPage({ failure }: { failure: PageFailure }) {
  const copy = useCopy('desk');
  return <FailureFace failure={failure} title={copy.failed} level={1} />;
}
