import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ContactTicks } from '../../../parts/contact-consent/contact-ticks.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import type { UsedCar } from '../car/used-car.ts';
import { testDrivePath, usedCarPath } from '../facts/used-car-paths.ts';
import { carName } from '../facts/used-car-words.ts';
import type { TestDriveOutcome } from './test-drive.page.tsx';

type TestDrivePageProps = {
  readonly car: UsedCar;
  readonly isOffered: boolean;
  /** Name of the dealer whose car it is. */
  readonly dealer: string | null;
  readonly minutes: number;
  readonly times: readonly string[];
  readonly isLoggedIn: boolean;
  readonly outcome: TestDriveOutcome | null;
};

/** Asks the seller of a car for a test drive. */
export function TestDrivePage(props: TestDrivePageProps) {
  const copy = useCopy('test-drive');
  const path = usePagePath();
  const { car, minutes, isOffered, dealer, times, isLoggedIn, outcome } = props;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageTitle
        title={copy.title}
        lead={(dealer === null ? copy.lead : copy.dealerLead)(carName(car), minutes)}
      />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {!isOffered && <p>{copy.notOffered}</p>}
      {isOffered && times.length === 0 && <p>{copy.none}</p>}
      {isOffered && !isLoggedIn && (
        <Card id="sign-in">
          <div className="grid gap-3">
            <p>{copy.visitor}</p>
            <div className="actions">
              <ButtonLink href={path(signInPath(testDrivePath(car.listing)))}>
                {copy.signIn}
              </ButtonLink>
            </div>
          </div>
        </Card>
      )}
      {isOffered && isLoggedIn && times.length > 0 && <TimeForm {...props} />}
      <p>
        <a data-document="" href={path(usedCarPath(car))}>
          {copy.back}
        </a>
      </p>
    </div>
  );
}

function TimeForm({ car, dealer, times, outcome }: TestDrivePageProps) {
  const copy = useCopy('test-drive');
  const { language } = usePage();
  const action = testDrivePath(car.listing);
  const wrong = outcome?.kind === 'fields' ? outcome.fields : [];
  const error = (field: 'startsAt' | 'hasLicence') =>
    wrong.includes(field) ? copy.missing[field] : undefined;
  return (
    <Form method="post" action={action}>
      <Card id="time">
        <div className="grid gap-4">
          <FormErrors
            title={copy.errors}
            errors={wrong.map((field) => ({ fieldId: field, message: copy.missing[field] }))}
          />
          <SelectField
            id="startsAt"
            name="startsAt"
            label={copy.times}
            error={error('startsAt')}
            defaultValue={outcome?.typed.startsAt}
            required
            options={[
              { value: '', label: copy.choose },
              ...times.map((time) => ({ value: time, label: instantText(time, language) })),
            ]}
          />
          <CheckField
            id="hasLicence"
            name="hasLicence"
            value="yes"
            label={copy.licence}
            error={error('hasLicence')}
            defaultChecked={outcome?.typed.hasLicence}
            required
          />
          {dealer !== null && (
            <ContactTicks dealer={dealer} about="car" chosen={outcome?.typed.channels} />
          )}
          <p className="text-ink-2 text-small">{dealer === null ? copy.note : copy.dealerNote}</p>
          <SubmitButton
            label={dealer === null ? copy.submit : copy.book}
            busy={copy.busy}
            action={action}
            block
          />
        </div>
      </Card>
    </Form>
  );
}
