import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import type { UsedCar } from '../car/used-car.ts';
import { usedCarAlertsPath, usedCarPath, usedCarsPath } from '../facts/used-car-paths.ts';
import { carName, fullPrice } from '../facts/used-car-words.ts';

export type AlertOutcome =
  | { readonly kind: 'no-channel' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

type AlertPage =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'stop'; readonly stop: string; readonly done: string | null }
  | { readonly kind: 'visitor'; readonly here: string }
  | { readonly kind: 'search'; readonly save: string; readonly city: Bilingual }
  | {
      readonly kind: 'car';
      readonly car: UsedCar;
      readonly channels: readonly string[];
      readonly hasEmail: boolean;
      readonly done: string | null;
    };

/** Saving a search of used cars, a price alert, or its end from a message. */
export function UsedCarAlertsPage({
  page,
  outcome,
}: {
  readonly page: AlertPage;
  readonly outcome: AlertOutcome | null;
}) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <Head page={page} />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <Body page={page} isMissing={outcome?.kind === 'no-channel'} />
    </div>
  );
}

function Head({ page }: { readonly page: AlertPage }) {
  const copy = useCopy('used-car-alerts');
  const { language } = usePage();
  switch (page.kind) {
    case 'car':
      return (
        <PageTitle
          title={copy.price.title}
          lead={copy.price.lead(carName(page.car), fullPrice(page.car.pricePaise))}
        />
      );
    case 'search':
      return <PageTitle title={copy.save.title} lead={copy.save.lead(page.city[language])} />;
    case 'stop':
      return <PageTitle title={copy.stop.title} lead={copy.stop.text} />;
    case 'visitor':
      return <PageTitle title={copy.title} lead={copy.visitor} />;
    default:
      return <PageTitle title={copy.title} lead={copy.nothing} />;
  }
}

function Body({ page, isMissing }: { readonly page: AlertPage; readonly isMissing: boolean }) {
  const copy = useCopy('used-car-alerts');
  const path = usePagePath();
  switch (page.kind) {
    case 'nothing':
      return (
        <div className="actions">
          <ButtonLink href={path(usedCarsPath)}>{copy.search}</ButtonLink>
        </div>
      );
    case 'visitor':
      return (
        <div className="actions">
          <ButtonLink href={path(signInPath(page.here))}>{copy.signIn}</ButtonLink>
        </div>
      );
    case 'stop':
      return page.done === 'stopped' ? (
        <DoneNote text={copy.stop.done} />
      ) : (
        <Form method="post" action={usedCarAlertsPath}>
          <input type="hidden" name="key" value={page.stop} />
          <SubmitButton label={copy.stop.submit} busy={copy.busy} action={usedCarAlertsPath} />
        </Form>
      );
    case 'search':
      return (
        <ChannelForm label={copy.save.submit} isMissing={isMissing} hasPush>
          <input type="hidden" name="save" value={page.save} />
        </ChannelForm>
      );
    case 'car':
      return (
        <>
          {page.done === 'set' && <DoneNote text={copy.price.done} />}
          {page.done === 'off' && <DoneNote text={copy.price.off} />}
          <ChannelForm
            label={copy.price.submit}
            chosen={page.channels}
            emailHint={page.hasEmail ? undefined : copy.noEmail}
          >
            <input type="hidden" name="car" value={page.car.listing} />
          </ChannelForm>
          <p>
            <a data-document="" href={path(usedCarPath(page.car))}>
              {copy.price.back}
            </a>
          </p>
        </>
      );
  }
}

function ChannelForm({
  label,
  chosen = [],
  isMissing = false,
  emailHint,
  hasPush = false,
  children,
}: {
  readonly label: string;
  readonly chosen?: readonly string[];
  readonly isMissing?: boolean;
  readonly emailHint?: string | undefined;
  readonly hasPush?: boolean;
  readonly children: ReactNode;
}) {
  const copy = useCopy('used-car-alerts');
  return (
    <Form method="post" action={usedCarAlertsPath}>
      <Card id="channels">
        <div className="grid gap-3">
          {children}
          <fieldset className="grid gap-2" aria-describedby="channels-note">
            <legend className="pb-2 font-semibold">{copy.channel}</legend>
            <CheckField
              id="sms"
              name="sms"
              value="yes"
              label={copy.sms}
              defaultChecked={chosen.includes('sms')}
              error={isMissing ? copy.missing : undefined}
            />
            <CheckField
              id="email"
              name="email"
              value="yes"
              label={copy.email}
              hint={emailHint}
              defaultChecked={chosen.includes('email')}
            />
            {hasPush && (
              <CheckField
                id="push"
                name="push"
                value="yes"
                label={copy.push}
                hint={copy.pushHint}
              />
            )}
          </fieldset>
          <p id="channels-note" className="text-ink-2 text-small">
            {copy.note}
          </p>
          <SubmitButton label={label} busy={copy.busy} action={usedCarAlertsPath} block />
        </div>
      </Card>
    </Form>
  );
}
