import { ButtonLink } from '@pahiya/ui/button';
import { FailedFace } from '@pahiya/ui/failed-face';
import { Plate } from '@pahiya/ui/plate';
import { Stone } from '@pahiya/ui/stone';
import type { BasicCode } from '../../../frame/copy/en/basic-errors.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { TryAgain } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { RunText } from './fact-list.tsx';
import { failureView, type KnownFromNumber } from './view/failure-view.ts';

type FailedRecordProps = { readonly failure: PageFailure; readonly known: KnownFromNumber };

/** A failed look-up: which source, what is still known, when to retry, what to do now. */
export function FailedRecord({ failure, known }: FailedRecordProps) {
  const copy = useCopy('rc-details');
  const { byCode } = useCopy('basic-errors');
  const path = usePagePath();
  const words = byCode[failure.code in byCode ? (failure.code as BasicCode) : 'unknown'];
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
