import { Button, ButtonLink } from '../button.tsx';
import { EmptyFace } from '../empty-face.tsx';
import { FailedFace } from '../failed-face.tsx';
import { Garage } from '../icons.tsx';
import { LoaderOverlay } from '../loader-overlay.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { SkeletonList, SkeletonStone } from '../skeleton.tsx';
import { Specimen } from './specimen.tsx';

export function Faces() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Specimen name="Empty">
        <EmptyFace
          icon={<Garage />}
          title="Your garage is empty"
          level={3}
          detail="Add a vehicle and we keep an eye on what falls due."
          action={<ButtonLink href="#add">Add a vehicle</ButtonLink>}
        />
      </Specimen>
      <Specimen name="Failed">
        <FailedFace
          title="The register does not answer"
          level={3}
          detail="VAHAN did not answer in 8 seconds. Your number is fine."
          known="From the number alone: Delhi, office 8, a car."
          retryWhen="It is usually back within 10 minutes. We ask again by ourselves."
          action={<Button>Try again</Button>}
          reference="Reference 7f3a-20c1"
        />
      </Specimen>
      <Specimen name="Waiting for a stone">
        <SkeletonStone label="Asking the register" />
      </Specimen>
      <Specimen name="Waiting for a list">
        <SkeletonList label="Asking three sources" rows={5} />
      </Specimen>
      <Specimen name="Progress bar (at the top of the page) and loader">
        <div className="relative h-2 overflow-hidden [&>progress]:absolute">
          <ProgressBar label="Page on its way" value={62} />
        </div>
        <div className="relative h-56 overflow-hidden rounded-card [&>div]:absolute">
          <LoaderOverlay title="Taking you to the bank" />
        </div>
      </Specimen>
    </div>
  );
}
