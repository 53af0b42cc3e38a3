import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** In place of quotes that cannot be shown: what is the matter, and the way to new ones. */
export function QuoteFailure({ failure }: { readonly failure: PageFailure }) {
  const copy = useCopy('insurance-quotes');
  const path = usePagePath();
  return (
    <div className="mx-auto max-w-xl pt-4">
      <FailureFace
        failure={failure}
        level={1}
        action={<ButtonLink href={path('/insurance-homepage')}>{copy.startAgain}</ButtonLink>}
      />
    </div>
  );
}
