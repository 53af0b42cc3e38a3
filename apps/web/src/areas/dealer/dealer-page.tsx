import type { AnswerOf } from '@pahiya/contracts/contract';
import type { dealerCard } from '@pahiya/contracts/partner-leads/lead-contracts';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import type { Refused } from '../../parts/failure/refused.ts';

type DealerPageProps = {
  readonly dealer: AnswerOf<typeof dealerCard>['dealer'];
  readonly token: string;
  readonly deed: 'asked' | 'joined' | null;
  readonly refused: Refused | null;
};

/** A dealer's card with an enquiry form. The number is passed on only with a tick. */
export function DealerPage({ dealer, token, deed, refused }: DealerPageProps) {
  const copy = useCopy('dealer');
  const errors = useCopy('errors');
  const { language } = usePage();
  const path = usePagePath();
  const action = `/dealer/${encodeURIComponent(token)}`;
  const { city, authorisationNumber, hours } = dealer;
  const words = refused === null ? null : errors.byCode[refused.failure.code];
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
          <SelectField
            id="kind"
            name="kind"
            label={copy.kind}
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
            minLength={3}
            maxLength={120}
            required
          />
          <TextAreaField id="wish" name="wish" label={copy.wish} maxLength={500} />
          <fieldset className="grid gap-3">
            <legend className="font-semibold">{copy.contact(dealer.name)}</legend>
            <p className="text-ink-2 text-small">{copy.contactHint}</p>
            <CheckField id="call" name="channel" value="call" label={copy.channels.call} />
            <CheckField
              id="show-number"
              name="channel"
              value="show-number"
              label={copy.channels['show-number']}
            />
            <CheckField id="export" name="channel" value="export" label={copy.channels.export} />
          </fieldset>
          <SelectField
            id="slot"
            name="slot"
            label={copy.slot}
            options={(['any', 'morning', 'afternoon', 'evening'] as const).map((value) => ({
              value,
              label: copy.slots[value],
            }))}
          />
          <SubmitButton label={copy.send} busy={copy.sending} action={action} block />
          <p className="text-ink-2 text-small">{copy.promise}</p>
        </Form>
      </Card>
    </div>
  );
}
