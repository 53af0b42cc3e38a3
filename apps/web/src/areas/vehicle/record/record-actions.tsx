import { ActionButton, ActionLink, ActionRow } from '@pahiya/ui/action-row';
import { ButtonLink } from '@pahiya/ui/button';
import { Document, Garage, Plus, Receipt, ShieldCheck, Wrench } from '@pahiya/ui/icons';
import { Form } from 'react-router';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { challansPath } from '../../../parts/vehicle-number/record-path.ts';
import { insuranceOf } from './insurance-of.ts';
import type { RecordView } from './view/record-view.ts';

/** Whether the vehicle is in the caller's garage; a visitor has none. */
export type GarageState = 'in' | 'out' | 'visitor';

type RecordActionsProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly garage: GarageState;
};

/** What to do with this vehicle, each with its state. */
export function RecordActions({ copy, view, garage }: RecordActionsProps) {
  const path = usePagePath();
  const { actions } = copy;
  const cover = coverState(view);
  const isMainActionElsewhere = view.attention.lines.length > 0;
  return (
    <ActionRow label={actions.label}>
      <ActionLink
        href={path(challansPath(view.vehicleNumber))}
        icon={<Receipt />}
        label={actions.challans}
        note={actions.challansNote}
      />
      <ActionLink
        href={path(insuranceOf(view.vehicleNumber))}
        icon={<ShieldCheck />}
        label={actions.insurance}
        note={actions.insuranceNote[cover]}
        tone={cover === 'over' ? 'brick' : undefined}
      />
      <ActionLink
        href={path('/rto-services')}
        icon={<Document />}
        label={actions.services}
        note={actions.servicesNote}
      />
      {(isMainActionElsewhere || garage === 'in') && (
        <GarageAction copy={copy} view={view} garage={garage} />
      )}
    </ActionRow>
  );
}

/** The free check for service records, in a row of its own: five columns would be too narrow for their words. */
export function HistoryLink({ copy, view }: Omit<RecordActionsProps, 'garage'>) {
  const path = usePagePath();
  return (
    <ButtonLink
      href={path(`/service-history/${encodeURIComponent(view.vehicleNumber)}`)}
      variant="outline"
      block
      icon={<Wrench />}
      className="no-print"
    >
      {copy.actions.history}
    </ButtonLink>
  );
}

/** For a vehicle of the garage: papers and watch after a private sale. */
export function SoldLink({ copy, view }: Omit<RecordActionsProps, 'garage'>) {
  const path = usePagePath();
  const query = new URLSearchParams({ vehicleNumber: view.vehicleNumber });
  return (
    <a
      href={path(`/sell-car/sold?${query}`)}
      className="no-print inline-flex min-h-12 items-center justify-center"
    >
      {copy.actions.sold}
    </a>
  );
}

/** One press for a signed-in person. */
function GarageAction({ copy, view, garage }: RecordActionsProps) {
  const path = usePagePath();
  const { addToGarage, inGarage } = copy.actions;
  if (garage === 'in') {
    return <ActionLink href={path('/garage')} icon={<Garage />} label={inGarage} />;
  }
  if (garage === 'visitor') {
    const href = path(garagePath(view.vehicleNumber));
    return <ActionLink href={href} icon={<Plus />} label={addToGarage} />;
  }
  return (
    <Form method="post" action="/garage">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="vehicleNumber" value={view.vehicleNumber} />
      <ActionButton icon={<Plus />} label={addToGarage} />
    </Form>
  );
}

/** The main action of a valid record. */
export function AddToGarage({ copy, view, garage }: RecordActionsProps) {
  const path = usePagePath();
  const { addToGarage } = copy.actions;
  if (garage === 'in') return null;
  if (garage === 'visitor') {
    const href = path(garagePath(view.vehicleNumber));
    return (
      <ButtonLink href={href} block icon={<Garage />} className="no-print">
        {addToGarage}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action="/garage" className="no-print">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="vehicleNumber" value={view.vehicleNumber} />
      <SubmitButton
        label={addToGarage}
        busy={addToGarage}
        action="/garage"
        block
        icon={<Garage />}
      />
    </Form>
  );
}

/** The garage with the number filled in, after signing in. */
function garagePath(vehicleNumber: string): string {
  return signInPath(`/garage?add=${encodeURIComponent(vehicleNumber)}`);
}

/** The worse of the two covers. */
function coverState({ covers }: RecordView): 'over' | 'soon' | 'valid' | 'unknown' {
  const states = covers.map((cover) => cover.state);
  if (states.includes('over')) return 'over';
  if (states.includes('soon')) return 'soon';
  return states.includes('in-order') ? 'valid' : 'unknown';
}
