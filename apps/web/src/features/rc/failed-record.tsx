import { ButtonLink } from '@pahiya/ui/button';
import { FailedFace } from '@pahiya/ui/failed-face';
import { Plate } from '@pahiya/ui/plate';
import { Stone } from '@pahiya/ui/stone';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { TryAgain } from '../../page-parts/failure-face.tsx';
import type { PageFailure } from '../../page-parts/page-failure.ts';
import { plateParts } from '../../vehicle-number/plate-parts.ts';
import { RunText } from './fact-list.tsx';
import { failureView, type KnownFromNumber } from './failure-view.ts';

type FailedRecordProps = { readonly failure: PageFailure; readonly known: KnownFromNumber };

/** A failed look-up: which source, what is still known, when to retry, what to do now. */
export function FailedRecord({ failure, known }: FailedRecordProps) {
  const copy = useCopy('rc-details');
  const errors = useCopy('errors');
  const path = usePagePath();
  const words = errors.byCode[failure.code];
  const view = failureView(copy, failure, known);
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <Stone
        plate={<Plate parts={plateParts(known.display)} label={copy.plate} />}
        title={words.title}
        subtitle={view.source}
      />
      <FailedFace
        title={view.steps.length > 0 ? copy.yourMove : words.detail}
        detail={
          view.steps.length > 0 &&
          view.steps.map((step) => (
            <span key={step} className="block pb-1">
              {step}
            </span>
          ))
        }
        known={view.known?.map((run) => <RunText key={run.text} run={run} />)}
        retryWhen={view.retryWhen}
        action={
          <>
            {view.canRetry && <TryAgain label={copy.failure.tryAgain} />}
            <ButtonLink
              href={path(`/rc-search?edit=${encodeURIComponent(known.vehicleNumber)}`)}
              variant={view.canRetry ? 'outline' : 'sun'}
            >
              {copy.failure.back}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
