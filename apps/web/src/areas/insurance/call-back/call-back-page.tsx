import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { EmptyFace } from '@pahiya/ui/empty-face';
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
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { callBackPath } from '../insurance-path.ts';
import { LicenceNote } from '../quotes/licence-note.tsx';
import { callChannels, callSlots } from './call-back-wish.ts';
import type { CallBackOutcome } from './insurance-call-back.page.tsx';

type Campaign = Answer<'insuranceAdvertisePage'>;

type CallBackPageProps = {
  readonly campaign: Campaign | null;
  readonly failure: PageFailure | null;
  /** From the address; empty where none was given. */
  readonly vehicleNumber: string;
  /** Chosen for the site, or its default: partners work in cities. */
  readonly city: string;
  readonly isVisitor: boolean;
  readonly deed: 'asked' | 'joined' | null;
  readonly outcome: CallBackOutcome | null;
};

/** Prices without a call first, then the form that requests a call from one partner, with consent. */
export function CallBackPage(props: CallBackPageProps) {
  const { campaign, failure, deed, outcome } = props;
  const copy = useCopy('insurance-call-back');
  const { language, brand } = usePage();
  const path = usePagePath();
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path('/insurance-homepage'), label: copy.crumb },
  ];
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.crumb} trail={trail} here={copy.here} />
      <PageTitle title={copy.title} lead={copy.lead} />
      {deed !== null && outcome === null && (
        <>
          <DoneNote text={copy.done[deed]} />
          <p>
            <a href={path('/account/contacts')} className="inline-flex min-h-11 items-center">
              {copy.who}
            </a>
          </p>
        </>
      )}
      {outcome !== null && outcome.failure !== null && (
        <FailureFace failure={outcome.failure} action={null} />
      )}
      {failure !== null && <FailureFace failure={failure} />}
      <Card id="without-call" title={copy.withoutCall}>
        <div className="grid gap-3">
          {campaign !== null && <p>{copy.sale[campaign.sale]}</p>}
          {campaign !== null && campaign.tariffFrom !== null && (
            <p className="text-small">
              {copy.tariff(formatIstDate(campaign.tariffFrom as IstDate, language))}
            </p>
          )}
          <div className="actions">
            <ButtonLink href={path('/insurance-homepage')} variant="outline">
              {copy.prices}
            </ButtonLink>
          </div>
        </div>
      </Card>
      {campaign !== null && campaign.partners.length === 0 && (
        <EmptyFace title={copy.nobody} detail={copy.nobodyDetail} />
      )}
      {campaign !== null && campaign.partners.length > 0 && (
        <CallBackForm {...props} partners={campaign.partners} />
      )}
      {campaign !== null && campaign.licence !== null && (
        <LicenceNote licence={campaign.licence} isSandbox={campaign.licence.number === 'SANDBOX'} />
      )}
    </div>
  );
}

function CallBackForm({
  partners,
  vehicleNumber,
  city,
  isVisitor,
  outcome,
}: CallBackPageProps & { readonly partners: Campaign['partners'] }) {
  const copy = useCopy('insurance-call-back');
  const path = usePagePath();
  const typed = outcome?.wish ?? null;
  const faults = outcome?.faults ?? [];
  const errorOf = (field: keyof typeof copy.errors) =>
    faults.includes(field) ? copy.errors[field] : undefined;
  return (
    <Card id="ask" title={copy.ask}>
      <Form method="post" action="/insurance-call-back" className="grid gap-4">
        <FormErrors
          title={copy.errorsTitle}
          errors={faults.map((field) => ({
            fieldId: fieldIds[field],
            message: copy.errors[field],
          }))}
        />
        <TextField
          id="vehicleNumber"
          name="vehicleNumber"
          label={copy.number}
          hint={copy.numberHint}
          error={errorOf('vehicleNumber')}
          defaultValue={typed?.vehicleNumber ?? vehicleNumber}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          required
        />
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{copy.partner}</legend>
          <p className="text-ink-2 text-small">{copy.partnerHint}</p>
          {partners.map(({ firmId, name }, place) => (
            <CheckField
              key={firmId}
              id={place === 0 ? fieldIds.partner : `partner-${place + 1}`}
              type="radio"
              name="partner"
              value={firmId}
              label={name}
              error={place === 0 ? errorOf('partner') : undefined}
              defaultChecked={typed?.firmId === firmId}
              required
            />
          ))}
        </fieldset>
        <p>
          {copy.city(city)}{' '}
          <a href={path(`/city?next=${encodeURIComponent(callBackPath({ vehicleNumber }))}`)}>
            {copy.changeCity}
          </a>
        </p>
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{copy.contact}</legend>
          <p className="text-ink-2 text-small">{copy.contactHint}</p>
          {callChannels.map((channel) => (
            <CheckField
              key={channel}
              id={channel}
              name="channel"
              value={channel}
              label={copy.channels[channel]}
              error={channel === fieldIds.channel ? errorOf('channel') : undefined}
              defaultChecked={typed?.channels.includes(channel) ?? false}
            />
          ))}
        </fieldset>
        <SelectField
          id="slot"
          name="slot"
          label={copy.slot}
          options={callSlots.map((value) => ({ value, label: copy.slots[value] }))}
          defaultValue={typed?.slot}
        />
        <TextAreaField
          id="wish"
          name="wish"
          label={copy.wish}
          maxLength={500}
          defaultValue={typed?.wish}
        />
        <SubmitButton label={copy.send} busy={copy.sending} action="/insurance-call-back" block />
        <p className="text-ink-2 text-small">
          {isVisitor && copy.signInFirst} {copy.promise}
        </p>
      </Form>
    </Card>
  );
}

const fieldIds = {
  partner: 'partner-1',
  vehicleNumber: 'vehicleNumber',
  channel: 'call',
} as const;
