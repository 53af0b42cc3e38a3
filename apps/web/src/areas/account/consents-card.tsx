import type { Consent } from '@pahiya/contracts/account/consent-contracts';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';

/** Consents with one button each. Null when the list could not be loaded. */
export function ConsentsCard({ consents }: { consents: readonly Consent[] | null }) {
  const { consents: copy } = useCopy('account');
  return (
    <Card title={copy.title} id="consents">
      <p>{consents === null ? copy.failed : copy.note}</p>
      <ul>
        {consents?.map((consent) => (
          <ConsentRow key={consent.purpose} consent={consent} />
        ))}
      </ul>
    </Card>
  );
}

function ConsentRow({ consent }: { consent: Consent }) {
  const { consents: copy } = useCopy('account');
  const { language } = usePage();
  const words = copy.purposes[consent.purpose];
  const since =
    consent.changedAt === null
      ? consent.isGranted
        ? copy.defaultOn
        : copy.defaultOff
      : copy.changed(formatIstDate(istDateOf(new Date(consent.changedAt)), language));
  return (
    <li className="grid gap-2 border-line border-b py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lead">{words.name}</h3>
        <StatusChip
          tone={consent.isGranted ? 'road' : 'neutral'}
          word={consent.isGranted ? copy.granted : copy.denied}
        />
      </div>
      <p>{words.text}</p>
      <Form
        method="post"
        action="/account"
        className="flex flex-wrap items-center justify-between gap-3"
      >
        <input type="hidden" name="intent" value="consent" />
        <input type="hidden" name="purpose" value={consent.purpose} />
        <input type="hidden" name="granted" value={consent.isGranted ? 'false' : 'true'} />
        <span className="text-ink-2 text-small">{since}</span>
        <Button type="submit" variant="outline" size="sm">
          {consent.isGranted ? copy.takeBack : copy.give}
        </Button>
      </Form>
    </li>
  );
}
