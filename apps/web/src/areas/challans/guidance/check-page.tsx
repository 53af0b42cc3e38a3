import type { Answer } from '@pahiya/api-client/api-client';
import type { MessageReason } from '@pahiya/domain/challans/message-check';
import type { LinkKind } from '@pahiya/domain/challans/message-links';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { type Tone, ToneShape } from '@pahiya/ui/tone';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

type Check = Answer<'checkChallanMessage'>;

/** Result of a check. The text returns to the field only after a refusal. */
export type CheckOutcome =
  | { readonly kind: 'checked'; readonly check: Check }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly text: string };

const tones: Readonly<Record<Check['verdict'], Tone>> = {
  fake: 'brick',
  'not-official': 'amber',
  unsure: 'amber',
  'official-address': 'road',
};

/** Form and result of the message check. */
export function CheckPage({ outcome }: { outcome: CheckOutcome | null }) {
  const copy = useCopy('challan-check');
  const errors = useCopy('errors').byCode;
  const path = usePagePath();
  const { language } = usePage();
  const failed = outcome?.kind === 'failed' ? outcome : null;
  const words = failed === null ? null : errors[failed.failure.code];
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-ink-2">{copy.lead}</p>
      </div>
      {outcome?.kind === 'checked' && <CheckResult check={outcome.check} />}
      <Form method="post" action="/fake-challan-check" className="grid gap-3">
        <TextAreaField
          key={failed?.text ?? ''}
          id="text"
          name="text"
          label={copy.label}
          hint={copy.hint}
          rows={6}
          maxLength={5000}
          required
          defaultValue={failed?.text}
          error={
            words === null ? undefined : sentences(language, copy.failed, words.title, words.detail)
          }
        />
        <div>
          <SubmitButton
            label={outcome === null ? copy.submit : copy.another}
            busy={copy.busy}
            action="/fake-challan-check"
          />
        </div>
      </Form>
      <Card id="rules" title={copy.rules.title} look="accent">
        <ul className="plain-list">
          {copy.rules.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Card>
      <div>
        <ButtonLink href={path('/challan-pay')} variant="outline">
          {copy.search}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The verdict, focused for screen readers. Addresses are shown as text, never as links. */
function CheckResult({ check }: { check: Check }) {
  const copy = useCopy('challan-check');
  const ref = useRef<HTMLDivElement>(null);
  const said = [check.verdict, ...check.reasons, ...check.links.map((one) => one.written)].join();
  useEffect(() => {
    if (said !== '') ref.current?.focus();
  }, [said]);
  const { title, todo } = copy.verdicts[check.verdict];
  const reasons = check.reasons.flatMap((code): string[] => {
    const words: string | undefined = copy.reasons[code as MessageReason];
    return words === undefined ? [] : [words];
  });
  return (
    <div ref={ref} tabIndex={-1} role="status">
      <Card
        id="result"
        tone={tones[check.verdict]}
        title={
          <span className="inline-flex items-center gap-2.5">
            <ToneShape tone={tones[check.verdict]} />
            {title}
          </span>
        }
      >
        <p>{todo}</p>
        {reasons.length > 0 && (
          <>
            <h3 className="pt-4 text-body">{copy.why}</h3>
            <ul className="plain-list">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        {check.links.length > 0 && <Links links={check.links} />}
      </Card>
    </div>
  );
}

function Links({ links }: { links: Check['links'] }) {
  const copy = useCopy('challan-check');
  return (
    <>
      <h3 className="pt-4 text-body">{copy.links}</h3>
      <ul className="plain-list">
        {links.map((link) => (
          <li key={link.written} className="[overflow-wrap:anywhere]">
            <span lang="en" translate="no">
              {link.written}
            </span>
            : {copy.kinds[link.kind as LinkKind] ?? copy.kinds.elsewhere}
            {link.host !== null && (
              <>
                {', '}
                <span lang="en" translate="no">
                  {link.host}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
