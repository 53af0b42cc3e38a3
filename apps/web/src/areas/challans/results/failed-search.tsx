import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace, TryAgain } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import type { NumberProblem } from '../../../parts/vehicle-number/read-number.ts';

type FailedSearchProps = {
  readonly vehicleNumber: string;
  readonly failure: PageFailure;
};

/** A search that could not be started, with the next steps. */
export function FailedSearch({ vehicleNumber, failure }: FailedSearchProps) {
  const copy = useCopy('challan-results').failed;
  const errors = useCopy('errors');
  const path = usePagePath();
  const canRetry = failure.status >= 500 || failure.status === 429;
  return (
    <div className="mx-auto max-w-2xl">
      <FailureFace
        failure={failure}
        title={copy.title}
        level={1}
        action={
          <>
            {canRetry && <TryAgain label={errors.tryAgain} />}
            <ButtonLink
              href={path(`/challan-pay?edit=${encodeURIComponent(vehicleNumber)}`)}
              variant={canRetry ? 'outline' : 'sun'}
            >
              {copy.back}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** An address without a valid vehicle number: the field with its error. */
export function NoNumber({ typed, problem }: { typed: string; problem: NumberProblem }) {
  const { marks } = useCopy('challan-results');
  return (
    <div className="mx-auto grid max-w-xl gap-4 pt-4">
      <h1>{marks.field.errorTitle}</h1>
      <NumberForm
        marks={marks}
        label={marks.field.label}
        typed={typed}
        problem={problem}
        variant="sun"
        action="/challan-pay"
      />
    </div>
  );
}
