import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { resultsPath } from './cart-choice.ts';

type CheckoutFailureProps = { readonly vehicleNumber: string } & (
  | { readonly failure: PageFailure; readonly words?: undefined }
  | {
      readonly words: { readonly title: string; readonly text: string };
      readonly failure?: undefined;
    }
);

/** A cart that cannot be shown: nothing selected, or no price. */
export function CheckoutFailure({ vehicleNumber, failure, words }: CheckoutFailureProps) {
  const copy = useCopy('checkout');
  const path = usePagePath();
  const action = (
    <>
      <ButtonLink href={path(resultsPath(vehicleNumber))}>{copy.toResults}</ButtonLink>
      <ButtonLink href={path('/orders')} variant="outline">
        {copy.toOrders}
      </ButtonLink>
    </>
  );
  return (
    <div className="narrow-page">
      {failure === undefined ? (
        <EmptyFace title={words.title} level={1} detail={words.text} action={action} />
      ) : (
        <FailureFace failure={failure} title={copy.failed} level={1} action={action} />
      )}
    </div>
  );
}
