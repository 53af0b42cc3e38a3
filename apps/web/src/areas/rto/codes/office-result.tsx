import type { Answer } from '@pahiya/api-client/api-client';
import type { RtoOffice } from '@pahiya/contracts/places/place-contracts';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

const confidenceTones: Readonly<Record<RtoOffice['confidence'], Tone>> = {
  high: 'road',
  medium: 'road',
  low: 'amber',
  unverified: 'amber',
};

type OfficeResultProps = {
  readonly office: RtoOffice;
  readonly note: Answer<'findRtoOffice'>['note'];
};

/** The RTO of a code, with its confidence. */
export function OfficeResult({ office, note }: OfficeResultProps) {
  const copy = useCopy('rto-codes');
  const { language } = usePage();
  const { result } = copy;
  const confidence = copy.confidence[office.confidence];
  const isStatewide = office.issuedFor === 'whole-state';
  const facts: Fact[] = [
    { id: 'code', term: result.code, detail: <EnglishRun text={office.display} /> },
    ...(office.issuedFor === null
      ? []
      : [{ id: 'issued', term: result.issuedFor, detail: copy.issuedFor[office.issuedFor] }]),
    ...(isStatewide
      ? []
      : [
          { id: 'office', term: result.office, detail: <EnglishRun text={office.office} /> },
          { id: 'city', term: result.city, detail: place(office.city, result.notKnown) },
          {
            id: 'district',
            term: result.district,
            detail: place(office.district, result.notKnown),
          },
        ]),
    {
      id: 'state',
      term: result.state,
      detail: copy.states[office.stateCode] ?? <EnglishRun text={office.state} />,
    },
  ];
  const path = usePagePath();
  const isOdd = office.status !== 'active';
  return (
    <Card
      id="office"
      title={isStatewide ? copy.issuedFor['whole-state'] : <EnglishRun text={office.office} />}
      aside={<StatusChip tone={confidenceTones[office.confidence]} word={confidence.word} />}
    >
      <KeyValues facts={facts} />
      {isOdd && (
        <p className="pt-2">
          <StatusChip tone="sky" word={copy.status[office.status] ?? office.status} />
        </p>
      )}
      {note !== null && <p className="pt-2">{note[language]}</p>}
      <p className="pt-2 text-small">{confidence.text}</p>
      {/* The short address redirects to the page's own, whose name part only the server knows. */}
      <p className="pt-2">
        <a href={path(`/rto/${office.stateCode}/office/${office.code}`.toLowerCase())}>
          {result.page(office.display)}
        </a>
      </p>
      <SourcesLine>{result.source}</SourcesLine>
    </Card>
  );
}

function place(name: string | null, missing: string) {
  return name === null ? missing : <EnglishRun text={name} />;
}
