import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { dealerCard } from '@pahiya/contracts/partner-leads/lead-contracts';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { ContactFields } from '../../parts/contact-consent/contact-fields.tsx';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import type { Refused } from '../../parts/failure/refused.ts';

/** A refused enquiry with what was typed. */
export type AskOutcome = Refused & {
  readonly typed: {
    readonly kind: string;
    readonly title: string;
    readonly wish: string;
    readonly slot: string;
    readonly channels: readonly ContactChannel[];
  };
};

type DealerPageProps = {
  readonly dealer: AnswerOf<typeof dealerCard>['dealer'];
  readonly token: string;
  readonly deed: 'asked' | 'joined' | null;
  readonly refused: AskOutcome | null;
};

/** A dealer's card with an enquiry form. The number is passed on only with a tick. */
export function DealerPage({ dealer, token, deed, refused }: DealerPageProps) {
  const copy = useCopy('dealer');
  const consent = useCopy('contact-consent');
  const errors = useCopy('errors');
  const { language } = usePage();
  const path = usePagePath();
  const action = `/dealer/${encodeURIComponent(token)}`;
  const { city, authorisationNumber, hours } = dealer;
  const typed = refused?.typed;
  const faults = (['title', 'wish'] as const)
    .filter((field) => refused?.fields.includes(`body.${field}`))
    .map((fieldId) => ({
      fieldId,
      message:
        fieldId === 'title' && (typed?.title.trim().length ?? 0) < 3
          ? copy.carWrong
          : consent.textWrong,
    }));
  const faultOf = (field: string) => faults.find(({ fieldId }) => fieldId === field)?.message;
  const words = refused === null || faults.length > 0 ? null : errors.byCode[refused.failure.code];
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-4">
      <h1>
        <bdi>{dealer.name}</bdi>
      </h1>
      {deed !== null && refused === null && (
        <>
          <DoneNote text={copy.done[deed]} />
          <p>
            <a href={path('/account/contacts')} className="inline-flex min-h-11 items-center">
              {copy.who}
            </a>
          </p>
        </>
      )}
      {words !== null && (
        <div className="form-errors" role="alert">
          <h2>{words.title}</h2>
          <p>{sentences(language, words.detail)}</p>
        </div>
      )}
      <Card id="about" title={copy.about}>
        <KeyValues
          facts={[
            {
              id: 'city',
              term: copy.city,
              detail: city === null ? copy.unknown : city.name[language === 'hi' ? 'hi' : 'en'],
            },
            {
              id: 'authorisation',
              term: copy.authorisation,
              detail: authorisationNumber ?? copy.unknown,
              note: copy.authorisationNote,
            },
            {
              id: 'hours',
              term: copy.hours,
              detail: copy.hoursText(
                hours.opensAt,
                hours.closesAt,
                hours.openDays.map((day) => copy.days[day]).join(', '),
              ),
            },
            { id: 'grievance', term: copy.grievance, detail: <bdi>{dealer.grievance.name}</bdi> },
          ]}
        />
      </Card>
      <Card id="ask" title={copy.ask}>
        <Form method="post" action={action} className="grid gap-4">
          <FormErrors title={copy.errors} errors={faults} />
          <SelectField
            id="kind"
            name="kind"
            label={copy.kind}
            defaultValue={typed?.kind}
            options={[
              { value: 'used-car', label: copy.kinds['used-car'] },
              { value: 'sell-car', label: copy.kinds['sell-car'] },
            ]}
          />
          <TextField
            id="title"
            name="title"
            label={copy.car}
            hint={copy.carHint}
            defaultValue={typed?.title}
            error={faultOf('title')}
            minLength={3}
            maxLength={120}
            required
          />
          <ContactFields
            dealer={dealer.name}
            about="enquiry"
            wish={copy.wish}
            isWishWrong={faultOf('wish') !== undefined}
            typed={typed}
          />
          <SubmitButton label={copy.send} busy={copy.sending} action={action} block />
          <p className="text-ink-2 text-small">{copy.promise}</p>
        </Form>
      </Card>
    </div>
  );
}
