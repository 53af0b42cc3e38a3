import { Button, ButtonLink } from '@pahiya/ui/button';
import { Chat, Download, Garage, Printer, Receipt } from '@pahiya/ui/icons';
import { Form } from 'react-router';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { CopyButton } from '../../page-parts/copy-button.tsx';
import { signInPath } from '../../page-parts/sign-in-path.ts';
import { SubmitButton } from '../../page-parts/submit-button.tsx';
import type { RcCopy } from '../../record-words/record-context.ts';
import { challansPath, recordPath } from '../../vehicle-number/record-path.ts';
import type { RecordView } from './record-view.ts';

/** Where a record stands with the caller's garage; a visitor has none. */
export type GarageState = 'in' | 'out' | 'visitor';

type RecordActionsProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly garage: GarageState;
};

/** What one does with a record: keep it, pass it on, print it. */
export function RecordActions({ copy, view, garage }: RecordActionsProps) {
  const path = usePagePath();
  return (
    <div className="no-print grid gap-3">
      <GarageAction copy={copy} vehicleNumber={view.vehicleNumber} garage={garage} />
      <ButtonLink
        href={path(challansPath(view.vehicleNumber))}
        variant="outline"
        size="lg"
        block
        icon={<Receipt />}
      >
        {copy.actions.challans}
      </ButtonLink>
      <ShareActions copy={copy} view={view} />
    </div>
  );
}

type GarageActionProps = { copy: RcCopy; vehicleNumber: string; garage: GarageState };

function GarageAction({ copy, vehicleNumber, garage }: GarageActionProps) {
  const path = usePagePath();
  const { actions } = copy;
  if (garage === 'in') {
    return (
      <ButtonLink href={path('/garage')} variant="dark" size="lg" block icon={<Garage />}>
        {actions.inGarage}
      </ButtonLink>
    );
  }
  if (garage === 'visitor') {
    const next = `/garage?add=${encodeURIComponent(vehicleNumber)}`;
    return (
      <ButtonLink href={path(signInPath(next))} variant="dark" size="lg" block icon={<Garage />}>
        {actions.addToGarage}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action="/garage">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="vehicleNumber" value={vehicleNumber} />
      <SubmitButton
        label={actions.addToGarage}
        busy={actions.addToGarage}
        action="/garage"
        variant="dark"
        size="lg"
        block
        icon={<Garage />}
      />
    </Form>
  );
}

function ShareActions({ copy, view }: { copy: RcCopy; view: RecordView }) {
  const { brand } = usePage();
  const path = usePagePath();
  const { actions } = copy;
  const address = brand.siteUrl + path(recordPath(view.vehicleNumber));
  const words = `${actions.shareText(view.title.text, view.masked)} ${address}`;
  return (
    <section aria-label={actions.share} className="grid grid-cols-2 gap-2">
      <ButtonLink
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="outline"
        size="sm"
        icon={<Chat />}
      >
        {actions.whatsapp}
      </ButtonLink>
      <ButtonLink
        href={`/share/${encodeURIComponent(view.vehicleNumber)}.png`}
        download={`${view.masked.replace(/[^A-Z0-9]+/g, '-')}.png`}
        variant="outline"
        size="sm"
        icon={<Download />}
      >
        {actions.image}
      </ButtonLink>
      <CopyButton text={address} label={actions.copyLink} />
      <Button
        type="button"
        variant="outline"
        size="sm"
        icon={<Printer />}
        className="noscript:hidden"
        onClick={() => window.print()}
      >
        {actions.print}
      </Button>
    </section>
  );
}
