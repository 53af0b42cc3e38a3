import type { Contact } from '@pahiya/contracts/contact-ledger/contact-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { KeyValues } from '@pahiya/ui/key-values';
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
import { ContactCard } from './contact-card.tsx';

type ContactsPageProps = {
  readonly mobileMasked: string;
  readonly callsThisMonth: number;
  readonly contacts: readonly Contact[];
  readonly deed: 'stopped' | 'reported' | null;
  readonly nowIso: string;
  readonly refused: Refused | null;
};

/** Who may contact the person, who did, and what was stopped. */
export function ContactsPage(props: ContactsPageProps) {
  const { mobileMasked, callsThisMonth, contacts, deed, nowIso, refused } = props;
  const copy = useCopy('contacts');
  const errors = useCopy('errors');
  const { language } = usePage();
  const path = usePagePath();
  const active = contacts.filter(({ state }) => state === 'active');
  const ended = contacts.filter(({ state }) => state !== 'active');
  const words = refused === null ? null : errors.byCode[refused.failure.code];
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-4">
      <p>
        <a href={path('/account')} className="inline-flex min-h-11 items-center">
          {copy.account}
        </a>
      </p>
      <h1>{copy.title}</h1>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      {words !== null && (
        <div className="form-errors" role="alert">
          <h2>{words.title}</h2>
          <p>{sentences(language, words.detail)}</p>
        </div>
      )}
      <Card id="summary" title={copy.summary(active.length)}>
        <KeyValues
          facts={[
            {
              id: 'mobile',
              term: copy.mobile,
              detail: <span className="nums">{mobileMasked}</span>,
            },
            { id: 'calls', term: copy.calls, detail: String(callsThisMonth) },
          ]}
        />
      </Card>
      {contacts.length === 0 && <EmptyFace title={copy.empty} detail={copy.emptyDetail} />}
      {active.length > 0 && (
        <section className="grid gap-3" aria-labelledby="active">
          <h2 id="active">{copy.active}</h2>
          {active.map((contact) => (
            <ContactCard key={contact.consentId} contact={contact} nowIso={nowIso} />
          ))}
        </section>
      )}
      {ended.length > 0 && (
        <section className="grid gap-3" aria-labelledby="ended">
          <h2 id="ended">{copy.ended}</h2>
          {ended.map((contact) => (
            <ContactCard key={contact.consentId} contact={contact} nowIso={nowIso} />
          ))}
        </section>
      )}
      <Card id="report" title={copy.unlisted} look="accent">
        <p>{copy.unlistedText}</p>
        <Form method="post" action="/account/contacts" className="grid gap-4 pt-3">
          <input type="hidden" name="intent" value="report" />
          <TextField id="caller" name="caller" label={copy.caller} maxLength={120} required />
          <TextField
            id="calledOn"
            name="calledOn"
            label={copy.calledOn}
            hint={copy.dayHint}
            defaultValue={formatDdMmYyyy(istDateOf(new Date(nowIso)))}
            inputMode="numeric"
            maxLength={10}
            required
          />
          <TextAreaField id="note" name="note" label={copy.note} maxLength={1000} />
          <SubmitButton
            label={copy.report}
            busy={copy.reporting}
            action="/account/contacts"
            intent="report"
            variant="dark"
          />
        </Form>
      </Card>
      <p className="text-ink-2 text-small">{copy.promise}</p>
    </div>
  );
}
