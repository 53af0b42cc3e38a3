import { useCopy } from '../copy/use-copy.ts';
import { FailureFace } from '../page-parts/failure-face.tsx';
import type { PageFailure } from '../page-parts/page-failure.ts';

/** Shown instead of a desk page whose loader was refused (`failedPage`). */
export function FailedDeskPage({ failure }: { failure: PageFailure }) {
  const copy = useCopy('admin');
  return <FailureFace failure={failure} title={copy.failed} level={1} />;
}
