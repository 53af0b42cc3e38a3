import type { Answer } from '@pahiya/api-client/api-client';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { clockText } from '../../../parts/failure/instant-text.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { slotWords } from '../../../parts/slot/slot-words.ts';
import { bookPath, salePath, salesPath } from '../selling-paths.ts';
import { SlotField } from '../slot-field.tsx';
import type { BookField, BookOutcome } from './sell-inspection.page.tsx';

/** Where to go on from a refusal that the form cannot mend. */
function WayOn({ code }: { readonly code: string }) {
  const copy = useCopy('sell-car');
  const path = usePagePath();
  if (code === 'sale/already-under-way') {
    return <ButtonLink href={path(salesPath)}>{copy.list.title}</ButtonLink>;
  }
  if (code === 'sale/unknown-estimate') {
    return <ButtonLink href={path('/sell-car')}>{copy.book.newEstimate}</ButtonLink>;
  }
  return null;
}

type BookPageProps = {
  readonly cityId: number;
  readonly city: Bilingual;
  readonly slots: Answer<'sellCarSlots'>['slots'];
  readonly fee: Answer<'sellCarSlots'>['fee'];
  /** From the address: of the estimate that the person came from. */
  readonly typed: {
    readonly vehicleNumber: string;
    readonly km: string;
    readonly estimateId: string;
  };
  readonly outcome: BookOutcome | null;
};

/** The form that books a home inspection, and what comes after it. */
export function BookPage(props: BookPageProps) {
  const copy = useCopy('sell-car').book;
  const { outcome } = props;
  return (
    <div className="grid gap-6 pt-4">
      <PageTitle title={copy.title} lead={copy.lead} />
      {outcome?.kind === 'held' ? (
        <Confirm booked={outcome.booked} fee={props.fee} />
      ) : (
        <BookForm {...props} />
      )}
      <section aria-labelledby="how" className="grid gap-3">
        <h2 id="how">{copy.howTitle}</h2>
        <ol className="grid gap-3 sm:grid-cols-2">
          {copy.steps.map(([title, text]) => (
            <li key={title} className="card">
              <b className="block">{title}</b>
              <span className="text-ink-2 text-small">{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Fee({ charge, gst }: BookPageProps['fee']) {
  const copy = useCopy('sell-car').book;
  return <p>{copy.fee(formatRupees(charge as Paise), formatRupees(gst as Paise))}</p>;
}

function Confirm({
  booked,
  fee,
}: Pick<BookPageProps, 'fee'> & { readonly booked: Answer<'sellCarInspection'> }) {
  const copy = useCopy('sell-car');
  const { language } = usePage();
  const path = usePagePath();
  const { day, from, until } = slotWords(booked.slot, language);
  return (
    <Card id="confirm" title={copy.book.confirmTitle} tone="sky">
      <div className="grid gap-3">
        <p>
          <b>{copy.sale.when(day, from, until)}</b>
        </p>
        <Fee {...fee} />
        <p>{copy.book.confirm(clockText(booked.heldUntil ?? '', language))}</p>
        <div className="actions">
          <ButtonLink href={path(signInPath(salePath(booked.saleId)))}>
            {copy.book.confirmButton}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function BookForm({ cityId, city, slots, fee, typed: given, outcome }: BookPageProps) {
  const copy = useCopy('sell-car').book;
  const { language } = usePage();
  const shown = outcome?.kind === 'held' ? null : outcome;
  const typed = shown?.typed ?? { ...given, address: '', slot: undefined };
  const wrong = shown?.kind === 'fields' ? shown.fields : [];
  const error = (field: BookField) => (wrong.includes(field) ? copy.fields[field] : undefined);
  const ids: Readonly<Record<BookField, string>> = {
    vehicleNumber: 'vehicleNumber',
    km: 'km',
    cityId: 'slot',
    fromHour: 'slot',
    address: 'address',
  };
  return (
    <Form method="post" action={bookPath}>
      <Card id="book">
        <div className="grid gap-4">
          {shown?.kind === 'failed' && (
            <FailureFace failure={shown.failure} action={<WayOn code={shown.failure.code} />} />
          )}
          <FormErrors
            title={copy.errors}
            errors={wrong.map((field) => ({ fieldId: ids[field], message: copy.fields[field] }))}
          />
          <input type="hidden" name="cityId" value={cityId} />
          <input type="hidden" name="estimateId" value={given.estimateId} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              id="vehicleNumber"
              name="vehicleNumber"
              label={copy.vehicle}
              defaultValue={typed.vehicleNumber}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={20}
              error={error('vehicleNumber')}
              required
            />
            <TextField
              id="km"
              name="km"
              label={copy.km}
              defaultValue={typed.km}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              error={error('km')}
              required
            />
          </div>
          {slots.length === 0 ? (
            <p>
              <b>{city[language]}</b>: {copy.noSlots}
            </p>
          ) : (
            <SlotField
              id="slot"
              label={`${copy.slot}, ${city[language]}`}
              hint={copy.slotHint}
              slots={slots}
              chosen={typed.slot}
              error={error('fromHour')}
            />
          )}
          <TextAreaField
            id="address"
            name="address"
            label={copy.address}
            hint={copy.addressHint}
            rows={2}
            maxLength={300}
            autoComplete="street-address"
            defaultValue={typed.address}
            error={error('address')}
            required
          />
          <Fee {...fee} />
          {slots.length > 0 && (
            <SubmitButton label={copy.submit} busy={copy.busy} action={bookPath} block />
          )}
        </div>
      </Card>
    </Form>
  );
}
