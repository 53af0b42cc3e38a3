import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { carSearchPath } from '../facts/search-paths.ts';

type FailedCarSearchProps = { readonly failure: PageFailure };

/** The list could not be loaded, or names a make that there is not. */
export function FailedCarSearch({ failure }: FailedCarSearchProps) {
  const copy = useCopy('car-search');
  const path = usePagePath();
  const isUnknownMake = failure.status === 404;
  return (
    <div className="wrap pt-4">
      {isUnknownMake ? (
        <FailureFace
          failure={failure}
          title={copy.noMake}
          level={1}
          action={<ButtonLink href={path(carSearchPath)}>{copy.clear}</ButtonLink>}
        />
      ) : (
        <FailureFace
          failure={failure}
          title={`${copy.failed.title}. ${copy.failed.known}`}
          level={1}
        />
      )}
    </div>
  );
}
