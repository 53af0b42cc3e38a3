import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { FieldError } from '@pahiya/ui/field-notes';
import { Plate } from '@pahiya/ui/plate';
import { PriceLines } from '@pahiya/ui/price-lines';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { historyPath } from '../history-path.ts';
import { ReportNotes } from '../landing/report-notes.tsx';
import type { BuyOutcome } from './buy-outcome.ts';
import { purposes } from './submit-purchase.ts';

type Check = Answer<'serviceHistoryPreCheck'>;

type CheckPageProps = {
  readonly check: Check;
  /** Idempotency key: a press creates one order, however often it is sent. */
  readonly formKey: string;
  readonly isLoggedIn: boolean;
  readonly outcome: BuyOutcome | null;
};

/** What the free check found, then the price with every line, then the button. */
export function CheckPage(props: CheckPageProps) {
  const { check, outcome } = props;
  const copy = useCopy('service-history');
  return (
    <div className="grid gap-5 pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{copy.title}</h1>
        <Plate parts={plateParts(check.display)} size="sm" label={copy.plate} />
      </div>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-4">
          <Found check={check} />
        </div>
        {check.price !== null && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <BuyForm {...props} />
          </div>
        )}
        <div className="grid gap-4">
          <ReportNotes />
        </div>
      </div>
    </div>
  );
}

function Found({ check }: { check: Check }) {
  const copy = useCopy('service-history').check;
  const { language } = usePage();
  const path = usePagePath();
  const source = (
    <SourcesLine>
      <EnglishRun text={check.provider.name} />,{' '}
      {copy.checked(instantText(check.checkedAt, language))}
      {check.provider.sandbox && ` · ${copy.sandbox}`}
    </SourcesLine>
  );
  if (check.records === null) {
    return (
      <>
        <EmptyFace
          title={copy.none}
          detail={copy.noneText}
          action={<ButtonLink href={path('/service-history')}>{copy.another}</ButtonLink>}
        />
        {source}
      </>
    );
  }
  const { visits, newestOn } = check.records;
  return (
    <Card title={copy.found(visits, newestOn.slice(0, 4))} id="found">
      <p>{copy.foundNote}</p>
      <div className="pt-3">{source}</div>
    </Card>
  );
}

function BuyForm({ check, formKey, isLoggedIn, outcome }: CheckPageProps) {
  const copy = useCopy('service-history').check;
  const path = usePagePath();
  const address = historyPath(check.vehicleNumber);
  const { price } = check;
  if (price === null) return null;
  const total = formatRupees(paise(price.total));
  const error = outcome?.kind === 'purpose-missing' ? copy.purposeMissing : undefined;
  const lines = price.lines.map(({ code, amount }) => ({
    id: code,
    label: copy.lines[code] ?? code,
    amount: formatRupees(paise(amount)),
  }));
  return (
    <Card title={copy.price} id="price">
      {outcome?.kind === 'changed' && (
        <p role="alert" className="pb-3 font-semibold">
          {copy.changed(total)}
        </p>
      )}
      <PriceLines lines={lines} total={{ label: copy.total, amount: total }} />
      {isLoggedIn ? (
        <Form method="post" action={address} className="grid gap-4 pt-4">
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="total" value={price.total} />
          <fieldset className="grid gap-2" aria-describedby="purpose-hint">
            <legend className="font-semibold">{copy.purpose}</legend>
            <p id="purpose-hint" className="field-hint">
              {copy.purposeHint}
            </p>
            <FieldError id="purpose-error" error={error} />
            {purposes.map((purpose) => (
              <CheckField
                key={purpose}
                id={`purpose-${purpose}`}
                type="radio"
                name="purpose"
                value={purpose}
                required
                label={copy.purposes[purpose]}
              />
            ))}
          </fieldset>
          <SubmitButton label={copy.pay(total)} busy={copy.busy} action={address} size="lg" block />
        </Form>
      ) : (
        <form method="get" action={path('/sign-in')} className="grid gap-2 pt-4">
          <input type="hidden" name="next" value={address} />
          <Button type="submit" size="lg" block>
            {copy.signIn}
          </Button>
          <p className="text-ink-2 text-small">{copy.signInNote}</p>
        </form>
      )}
      <p className="pt-3 text-ink-2 text-small">{copy.year}</p>
    </Card>
  );
}
