import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Form } from 'react-router';
import type { Copies } from '../../frame/copy/copies.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';

type Consent = Answer<'getConsents'>['consents'][number];

/** One purpose: what it covers, its state and the button that changes it. */
export function ConsentCard({ consent }: { consent: Consent }) {
  const copy = useCopy('consent');
  const { analytics } = usePage();
  const { purpose, isGranted } = consent;
  const words = copy.purposes[purpose];
  const isIdle = purpose === 'analytics' && analytics.tagId === null;
  return (
    <Card title={words.title}>
      <div className="stack justify-items-start">
        <p>{words.text}</p>
        {isIdle && <p className="field-hint">{words.off}</p>}
        {consent.state === 'default' && isGranted && <p>{copy.whyOn}</p>}
        <StatusChip tone={isGranted ? 'road' : 'neutral'} word={stateWord(consent, copy.state)} />
        <Form method="post" action="/consent">
          <input type="hidden" name="purpose" value={purpose} />
          <Button name="granted" value={isGranted ? 'false' : 'true'} variant="outline" size="sm">
            {isGranted ? copy.withdraw : copy.allow}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function stateWord(consent: Consent, words: Copies['consent']['state']): string {
  if (consent.state !== 'default') return words[consent.state];
  return consent.isGranted ? words.byDefaultOn : words.byDefaultOff;
}
