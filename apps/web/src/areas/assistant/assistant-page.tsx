import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../parts/failure/page-failure.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { MessageCard } from './message-card.tsx';

type Messages = Answer<'assistantHistory'>['messages'];

type AssistantPageProps = {
  /** Newest last. */
  readonly messages: Messages;
  /** The conversation could not be loaded. */
  readonly failure: PageFailure | null;
  readonly outcome: AskOutcome | null;
};

/** The question field, and the answers below it, newest first. */
export function AssistantPage({ messages, failure, outcome }: AssistantPageProps) {
  const copy = useCopy('assistant');
  const newest = messages.toReversed();
  return (
    <div className="mx-auto grid max-w-2xl gap-6 py-3">
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-ink-2">{copy.lead}</p>
      </div>
      <AskForm key={outcome?.kind === 'failed' ? 'again' : messages.length} outcome={outcome} />
      {messages.length === 0 && failure === null && <Examples />}
      {failure !== null && <FailureFace failure={failure} />}
      {newest.length > 0 && <Conversation messages={newest} outcome={outcome} />}
      <p className="article-note">{copy.note}</p>
    </div>
  );
}

function AskForm({ outcome }: { outcome: AskOutcome | null }) {
  const copy = useCopy('assistant');
  const errors = useCopy('errors').byCode;
  const { language } = usePage();
  const failed = outcome?.kind === 'failed' ? outcome : null;
  const words = failed === null ? null : errors[failed.failure.code];
  const error =
    outcome?.kind === 'missing'
      ? copy.missing
      : words === null
        ? undefined
        : sentences(language, copy.failed, words.title, words.detail);
  return (
    <Form method="post" action="/assistant" className="grid gap-3">
      <TextAreaField
        id="question"
        name="question"
        label={copy.label}
        hint={copy.hint}
        rows={3}
        maxLength={500}
        required
        defaultValue={failed?.question}
        error={error}
      />
      <div>
        <SubmitButton label={copy.submit} busy={copy.busy} action="/assistant" />
      </div>
    </Form>
  );
}

/** Example questions as buttons. */
function Examples() {
  const copy = useCopy('assistant');
  return (
    <section aria-labelledby="examples" className="grid gap-3">
      <h2 id="examples">{copy.examplesTitle}</h2>
      <Form method="post" action="/assistant" className="flex flex-wrap gap-2">
        {copy.examples.map((example) => (
          <Button key={example} type="submit" name="question" value={example} variant="outline">
            {example}
          </Button>
        ))}
      </Form>
    </section>
  );
}

/** The conversation, newest first; a new answer gets the focus, to be announced. */
function Conversation({ messages, outcome }: { messages: Messages; outcome: AskOutcome | null }) {
  const copy = useCopy('assistant');
  const ref = useRef<HTMLDivElement>(null);
  const answered = outcome?.kind === 'answered' ? outcome : null;
  const freshId = answered?.messageId ?? null;
  useEffect(() => {
    if (freshId !== null) ref.current?.focus();
  }, [freshId]);
  return (
    <section aria-labelledby="conversation" className="grid gap-4">
      <h2 id="conversation">{copy.conversation}</h2>
      {answered?.wasShortened && <p role="status">{copy.shortened}</p>}
      {messages.map((message) =>
        message.id === freshId ? (
          <div key={message.id} ref={ref} tabIndex={-1} role="status">
            <MessageCard message={message} />
          </div>
        ) : (
          <MessageCard key={message.id} message={message} />
        ),
      )}
      <p className="field-hint">{copy.kept}</p>
      <Form method="post" action="/assistant">
        <Button type="submit" name="intent" value="clear" variant="quiet">
          {copy.clear}
        </Button>
      </Form>
    </section>
  );
}
