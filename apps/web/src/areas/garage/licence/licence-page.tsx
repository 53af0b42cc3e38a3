import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import type { Tone } from '@pahiya/ui/tone';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { LicenceField, LicenceOutcome } from './licence.page.tsx';

/** Address of the look-up, without the language. */
export const licencePath = '/garage/licence';

type LicencePageProps = {
  readonly isLoggedIn: boolean;
  readonly outcome: LicenceOutcome | null;
};

/** Look-up of a driving licence by number and date of birth. */
export function LicencePage({ isLoggedIn, outcome }: LicencePageProps) {
  const copy = useCopy('licence');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[{ href: path('/garage'), label: copy.garage }]}
        here={copy.title}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {outcome?.kind === 'answer' && <AnswerCard answer={outcome.answer} />}
      {isLoggedIn ? (
        <LicenceForm outcome={outcome} />
      ) : (
        <Card id="sign-in" title={copy.signIn.title}>
          <p className="pb-4">{copy.signIn.text}</p>
          <ButtonLink href={path(signInPath(licencePath))}>{copy.signIn.link}</ButtonLink>
        </Card>
      )}
      <p className="text-ink-2 text-small">{copy.digiLocker}</p>
    </div>
  );
}

function LicenceForm({ outcome }: { readonly outcome: LicenceOutcome | null }) {
  const { form: copy } = useCopy('licence');
  const faults = outcome?.kind === 'form' ? outcome.faults : [];
  const errorOf = (field: LicenceField) =>
    faults.includes(field) ? copy.faults[field] : undefined;
  return (
    <Card id="look-up" title={copy.title}>
      <Form method="post" action={licencePath} className="grid gap-4">
        <FormErrors
          title={copy.errorsTitle}
          errors={faults.map((fieldId) => ({ fieldId, message: copy.faults[fieldId] }))}
        />
        <TextField
          id="licenceNumber"
          name="licenceNumber"
          label={copy.number}
          hint={copy.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
          defaultValue={outcome?.typed.licenceNumber ?? ''}
          error={errorOf('licenceNumber')}
          required
        />
        <TextField
          id="bornOn"
          name="bornOn"
          label={copy.bornOn}
          hint={copy.bornOnHint}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={30}
          defaultValue={outcome?.typed.bornOn ?? ''}
          error={errorOf('bornOn')}
          required
        />
        <CheckField
          id="consent"
          name="consent"
          value="yes"
          label={copy.consent}
          hint={copy.consentHint}
          error={errorOf('consent')}
          required
        />
        <SubmitButton label={copy.submit} busy={copy.busy} action={licencePath} block />
        <p className="text-ink-2 text-small">{copy.limits}</p>
      </Form>
    </Card>
  );
}

type Licence = NonNullable<Answer<'lookUpLicence'>['licence']>;
type Validity = NonNullable<Licence['private']>;

const tones: Readonly<Record<Validity['state'], Tone>> = {
  valid: 'road',
  renew: 'amber',
  expired: 'brick',
  retest: 'brick',
};

function AnswerCard({ answer }: { readonly answer: Answer<'lookUpLicence'> }) {
  const { found: copy } = useCopy('licence');
  const { language } = usePage();
  const { licence, source, askedAt } = answer;
  const asked = copy.source(source.name, instantText(askedAt, language));
  return (
    <Card id="answer" title={licence === null ? copy.noneTitle : copy.title} look="accent">
      <div className="grid gap-4" role="status">
        {licence === null ? <p>{copy.none}</p> : <LicenceFacts licence={licence} />}
        <SourcesLine>{source.isSandbox ? `${asked} · ${copy.sandbox}` : asked}</SourcesLine>
      </div>
    </Card>
  );
}

function LicenceFacts({ licence }: { readonly licence: Licence }) {
  const { found: copy } = useCopy('licence');
  const { language } = usePage();
  const path = usePagePath();
  const day = (text: string) => formatIstDate(text as IstDate, language);
  const english = (text: string) => <EnglishRun text={text} />;
  const validity = (id: 'private' | 'transport') => {
    const own = licence[id];
    return own === null
      ? []
      : [
          {
            id,
            term: copy[id],
            detail: (
              <span className="inline-flex flex-wrap items-center gap-2">
                {day(own.upto)}
                <StatusChip tone={tones[own.state]} word={copy.states[own.state]} />
              </span>
            ),
            note: noteOf(own, copy, day),
          },
        ];
  };
  const saved = licence.private ?? licence.transport;
  return (
    <>
      <KeyValues
        facts={[
          { id: 'number', term: copy.number, detail: english(licence.number) },
          ...(licence.holder === null
            ? []
            : [{ id: 'holder', term: copy.holder, detail: english(licence.holder) }]),
          ...(licence.status === null
            ? []
            : [{ id: 'status', term: copy.status, detail: english(licence.status) }]),
          ...(licence.issuedOn === null
            ? []
            : [{ id: 'issued', term: copy.issued, detail: day(licence.issuedOn) }]),
          ...validity('private'),
          ...validity('transport'),
          ...(licence.private === null
            ? [
                {
                  id: 'no-day',
                  term: copy.private,
                  detail: copy.noDay,
                  note: licence.usualUpto === null ? undefined : copy.usual(day(licence.usualUpto)),
                },
              ]
            : []),
          ...(licence.classes.length === 0
            ? []
            : [
                {
                  id: 'classes',
                  term: copy.classes,
                  detail: english(licence.classes.map(({ code }) => code).join(', ')),
                },
              ]),
        ]}
      />
      {saved !== null && (
        <div className="grid justify-items-start gap-2">
          <ButtonLink
            href={path(`/garage/documents?kind=licence&upto=${saved.upto}#add`)}
            variant="outline"
          >
            {copy.save}
          </ButtonLink>
          <p className="text-small">{copy.saveNote}</p>
        </div>
      )}
    </>
  );
}

type Words = ReturnType<typeof useCopy<'licence'>>['found'];

function noteOf(own: Validity, { notes }: Words, day: (text: string) => string): string {
  switch (own.state) {
    case 'valid':
      return notes.valid(day(own.renewFrom));
    case 'renew':
      return notes.renew(own.daysLeft);
    case 'expired':
      return notes.expired(day(own.noTestUpto));
    case 'retest':
      return notes.retest;
  }
}
