import type { Answer } from '@pahiya/api-client/api-client';
import { formatKms } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import {
  expenseCategories,
  logFuels,
  odometerWords,
  workCategories,
} from '@pahiya/domain/upkeep/log-entry';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { labelOf, type WaitingLine } from './line-outbox.ts';
import { type LineOutcome, plainOutcome } from './line-outcome.ts';
import { LogOutbox } from './log-outbox.tsx';
import { addLinePath, editLinePath, type LineKind, lineKinds, logPath } from './log-path.ts';
import { type LineField, photoTypes, type TypedLine } from './read-line.ts';
import { typedOfSent } from './typed-line.ts';
import { useLineSubmit } from './use-line-submit.ts';
import { useOutcomeFocus } from './use-outcome-focus.ts';
import { useWaitingLine } from './use-waiting-line.ts';

type AddLinePageProps = {
  readonly kind: LineKind;
  readonly vehicleNumber: string;
  readonly display: string;
  readonly odometer: Answer<'readVehicleLog'>['odometer'];
  readonly today: IstDate;
  /** The line to correct as it would be typed; null for a new one. */
  readonly first: TypedLine | null;
  readonly line: string | null;
  /** Of the line to correct, as it was read. */
  readonly version: number | null;
  /** The post of this device that the form continues, by the address. */
  readonly waitingId: string | null;
  readonly page: number;
  /** Made with the form, so that it adds one line. */
  readonly formKey: string;
  readonly outcome: LineOutcome | null;
};

/** The form for a line of the log, one kind at a time. */
export function AddLinePage({
  kind,
  vehicleNumber,
  display,
  odometer,
  today,
  first,
  line,
  version,
  waitingId,
  page,
  formKey,
  outcome: answered,
}: AddLinePageProps) {
  const found = useWaitingLine(vehicleNumber, { line, id: waitingId });
  const own = useLineSubmit({
    kind,
    vehicleNumber,
    line: line === null ? null : { entryId: line, version },
    found,
  });
  const { waiting } = own;
  const message = useOutcomeFocus(own.outcome);
  const last = own.outcome ?? answered;
  // A new line that waits on this device is done with: the form is empty again.
  const outcome = (last?.isKept === true && line === null ? null : last) ?? outcomeOf(waiting);
  const copy = useCopy('vehicle-log');
  const path = usePagePath();
  const action =
    line === null
      ? addLinePath(vehicleNumber, kind)
      : editLinePath(vehicleNumber, { kind, entryId: line, page });
  const kinds = lineKinds.map((one) => ({
    href: path(addLinePath(vehicleNumber, one)),
    label: copy.add[one],
    isCurrent: one === kind,
  }));
  const messages = faultsOf(outcome, copy);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[
          { href: path('/garage'), label: copy.garage },
          { href: path(logPath(vehicleNumber)), label: display },
        ]}
        here={line === null ? copy.add.title : copy.editing.title}
      />
      {line === null ? (
        <>
          <PageTitle title={copy.add[kind]} lead={copy.add.lead[kind]} />
          <ChipLinks label={copy.add.title} labelHidden links={kinds} boxed />
        </>
      ) : (
        <PageTitle title={copy.editing.title} lead={copy.editing.lead} />
      )}
      {outcome?.failure != null && (
        <div ref={message} tabIndex={-1}>
          <FailureFace failure={outcome.failure} action={null} />
        </div>
      )}
      {last?.isKept === true && (
        <div ref={message} tabIndex={-1}>
          <DoneNote text={line === null ? copy.kept.done : copy.kept.correction} />
        </div>
      )}
      {last === null && waiting !== null && (
        <p role="status">{waiting.code === null ? copy.editing.waiting : copy.kept.refused}</p>
      )}
      {outcome?.isStale === true && first !== null && (
        <Card id="now" title={copy.editing.stale} tone="amber">
          <p className="wrap-anywhere">{copy.editing.now(wordsOfLine(first))}</p>
          <p>{copy.editing.compare}</p>
        </Card>
      )}
      <LogOutbox vehicleNumber={vehicleNumber} />
      <Form
        method="post"
        action={action}
        encType={line === null ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
        onSubmit={own.onSubmit}
        key={`${own.keptLines} ${line} ${waiting?.id}`}
      >
        <input type="hidden" name="key" value={formKey} />
        {version !== null && <input type="hidden" name="version" value={version} />}
        <Card>
          <div className="grid gap-4">
            <FormErrors title={copy.errors.title} errors={messages} />
            <Fields kind={kind} odometer={odometer} today={today} first={first} outcome={outcome} />
            {outcome?.isConflict === true && <Conflict />}
            {line === null && (
              <TextField
                id="photo"
                name="photo"
                type="file"
                label={copy.photos.optional}
                hint={copy.photos.hint}
                accept={photoTypes.join(',')}
                error={outcome?.faults.includes('photo') === true ? copy.photos.fault : undefined}
              />
            )}
            {own.isSending ? (
              <Button type="submit" busy={copy.add.busy} block>
                {copy.add.submit}
              </Button>
            ) : (
              <SubmitButton
                label={copy.add.submit}
                busy={copy.add.busy}
                action={`${logPath(vehicleNumber)}/add`}
                block
              />
            )}
          </div>
        </Card>
      </Form>
    </div>
  );
}

type Words = ReturnType<typeof useCopy<'vehicle-log'>>;

/** A waiting line as the form shows it: as it was typed, with what the server said against it. */
function outcomeOf(waiting: WaitingLine | null): LineOutcome | null {
  if (waiting === null) return null;
  return {
    ...plainOutcome(typedOfSent(waiting.sent)),
    isConflict: waiting.code === 'garage/odometer-conflict',
    isStale: waiting.code === 'garage/line-changed',
    faults: waiting.code === 'request/bad-input' ? ['on'] : [],
  };
}

function wordsOfLine(line: TypedLine): string {
  return [labelOf(line), line.cost === '' ? '' : `₹${line.cost}`, line.place]
    .filter((part) => part !== '')
    .join(' · ');
}

function messageOf(field: LineField | 'photo', { errors, photos }: Words): string {
  if (field === 'photo') return photos.fault;
  return field === 'title' ? errors.title_ : errors[field];
}

function faultsOf(outcome: LineOutcome | null, copy: Words) {
  const faults = (outcome?.faults ?? []).map((field) => ({
    fieldId: field,
    message: messageOf(field, copy),
  }));
  return outcome?.isConflict === true
    ? [...faults, { fieldId: 'km', message: copy.conflict.title }]
    : faults;
}

function Fields({
  kind,
  odometer,
  today,
  first,
  outcome,
}: Pick<AddLinePageProps, 'kind' | 'odometer' | 'today' | 'first' | 'outcome'>) {
  const copy = useCopy('vehicle-log');
  const { language } = usePage();
  const { fields } = copy;
  const typed = outcome?.typed ?? first ?? undefined;
  const input = (name: LineField, usual = '') => ({
    id: name,
    name,
    autoComplete: 'off',
    defaultValue: typed?.[name] ?? usual,
    error:
      outcome?.faults.includes(name) === true
        ? messageOf(name, copy)
        : name === 'km' && outcome?.isConflict === true
          ? copy.conflict.title
          : undefined,
  });
  const last = odometer.last;
  const km = [
    last && fields.kmKnown(formatKms(last.km), formatIstDate(last.on as IstDate, language)),
    odometer.expected !== null &&
      last?.on !== today &&
      fields.kmExpected(formatKms(odometer.expected)),
  ].filter((part) => typeof part === 'string');
  const options = <One extends string>(all: readonly One[], words: Readonly<Record<One, string>>) =>
    all.map((value) => ({ value, label: words[value] }));
  return (
    <>
      {kind === 'service' && (
        <SelectField
          {...input('category', 'service')}
          label={fields.work}
          options={options(workCategories, copy.work)}
        />
      )}
      {kind === 'expense' && (
        <SelectField
          {...input('category', 'toll')}
          label={fields.expense}
          options={options(expenseCategories, copy.expense)}
        />
      )}
      {kind === 'fuel' && (
        <SelectField
          {...input('fuel')}
          label={fields.fuel}
          emptyLabel={copy.errors.fuel}
          options={options(logFuels, copy.fuels)}
          required
        />
      )}
      <TextField
        {...input('on', formatDdMmYyyy(today))}
        label={fields.on}
        hint={fields.onHint}
        inputMode="numeric"
        required
      />
      <TextField
        {...input('km')}
        label={kind === 'fuel' ? fields.km : `${fields.km}, ${fields.optional.toLowerCase()}`}
        hint={km.length === 0 ? undefined : km.join('. ')}
        inputMode="numeric"
        required={kind === 'fuel'}
      />
      {kind === 'fuel' && (
        <>
          <TextField
            {...input('quantity')}
            label={fields.quantity}
            hint={fields.quantityHint}
            inputMode="decimal"
            required
          />
          <CheckField
            id="isFull"
            name="isFull"
            value="yes"
            label={fields.full}
            defaultChecked={typed?.isFull ?? false}
          />
          <CheckField
            id="isMissed"
            name="isMissed"
            value="yes"
            label={fields.missed}
            defaultChecked={typed?.isMissed ?? false}
          />
        </>
      )}
      {kind !== 'fuel' && (
        <TextField
          {...input('title')}
          label={kind === 'service' ? fields.title : fields.what}
          hint={kind === 'service' ? fields.titleHint : fields.optional}
        />
      )}
      <TextField
        {...input('cost')}
        label={fields.cost}
        hint={fields.costHint}
        inputMode="decimal"
      />
      <TextField {...input('place')} label={fields.place} hint={fields.optional} />
      <TextAreaField {...input('note')} label={fields.note} hint={fields.optional} rows={2} />
    </>
  );
}

/** Why a reading that does not agree is right: asked, never guessed. */
function Conflict() {
  const { conflict } = useCopy('vehicle-log');
  return (
    <fieldset className="grid gap-3 rounded-card border border-line-strong p-4">
      <legend className="px-1 font-semibold">{conflict.legend}</legend>
      <p className="text-small">{conflict.text}</p>
      {odometerWords.map((word) => (
        <CheckField
          key={word}
          type="radio"
          id={`odometer-${word}`}
          name="odometer"
          value={word}
          label={conflict[word]}
        />
      ))}
    </fieldset>
  );
}
