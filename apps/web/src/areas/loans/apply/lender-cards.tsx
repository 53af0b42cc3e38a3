import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import type { Application } from './application-page.tsx';
import { applicationPath } from './loan-paths.ts';

type AnswerState = Application['answers'][number]['state'];

const tones: Readonly<Record<AnswerState, Tone>> = {
  waiting: 'sky',
  offers: 'road',
  'no-offer': 'neutral',
  failed: 'amber',
};
const lookEveryMs = 3_000;

/** The lenders that were asked, each with what came: those without an offer are named, and a failed one is not one of
 * them. While one is awaited, the page looks again; without script by its link. */
export function LenderCards({ application }: { readonly application: Application }) {
  const { waiting: copy, reasons } = useCopy('loan-application');
  const path = usePagePath();
  const { answers, applicationId, state } = application;
  const action = applicationPath(applicationId);
  const has = (one: AnswerState) => answers.some((answer) => answer.state === one);
  const isWaiting = has('waiting');
  // Read just before the last answer was counted: the application is about to move on.
  const isBehind = state === 'otp-ok' && (has('offers') || !has('failed'));
  useLookAgain(isWaiting || isBehind);
  const mayAsk = (state === 'otp-ok' || state === 'offers') && has('failed') && !isWaiting;
  return (
    <Card id="lenders" title={copy.title}>
      <div className="grid gap-4">
        {isWaiting && <p role="status">{copy.lead}</p>}
        <ul className="grid gap-2">
          {answers.map(({ lenderId, name, state: one, reason }) => (
            <li key={lenderId} className="flex flex-wrap items-center justify-between gap-2 py-1">
              <span className="grid">
                <span lang="en">{name}</span>
                {one === 'no-offer' && reason !== null && (
                  <span className="text-ink-2 text-small">
                    <CodeWord code={reason} words={reasons} />
                  </span>
                )}
              </span>
              <StatusChip tone={tones[one]} word={copy.states[one]} />
            </li>
          ))}
        </ul>
        {isWaiting && (
          <div>
            <ButtonLink href={path(action)} variant="outline">
              {copy.look}
            </ButtonLink>
          </div>
        )}
        {mayAsk && (
          <Form method="post" action={action} className="grid gap-3">
            <p className="text-ink-2 text-small">{copy.againText}</p>
            <input type="hidden" name="intent" value="ask-again" />
            <div>
              <SubmitButton
                label={copy.again}
                busy={copy.asking}
                action={action}
                intent="ask-again"
                variant="outline"
              />
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}

function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    let timer = setTimeout(look, lookEveryMs);
    // The next look waits for the one before: it would cut it off, and on a slow link none would end.
    async function look() {
      await revalidate();
      if (!isOver) timer = setTimeout(look, lookEveryMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWaiting, revalidate]);
}
