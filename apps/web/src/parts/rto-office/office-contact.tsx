import type { OfficeDetails } from '@pahiya/contracts/layout/layout-schema';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { EnglishRun } from '../texts/english-run.tsx';

/** Where people find the contact details of an RTO that we do not know. */
const authorityUrl = 'https://parivahan.gov.in/';

/** Address, phone, timings, jurisdiction and map of an RTO as entered at the desk. */
export function OfficeContact({ details }: { details: OfficeDetails | null }) {
  const copy = useCopy('rto-pages').office.contact;
  return (
    <Card id="contact" title={copy.title}>
      {details === null ? <p>{copy.none}</p> : <ContactFacts details={details} />}
      <p className="pt-2">
        <a href={authorityUrl} className="inline-flex min-h-11 items-center">
          {copy.authority}
        </a>
      </p>
      {details !== null && <ContactSource details={details} />}
    </Card>
  );
}

function ContactFacts({ details }: { details: OfficeDetails }) {
  const { address, phone, hours, jurisdiction, mapUrl } = details;
  const { notKnown, contact: copy } = useCopy('rto-pages').office;
  const { language } = usePage();
  const facts: Fact[] = [
    {
      id: 'address',
      term: copy.address,
      detail: address === undefined ? notKnown : <EnglishRun text={address} />,
    },
    {
      id: 'phone',
      term: copy.phone,
      detail:
        phone === undefined ? (
          notKnown
        ) : (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <EnglishRun text={phone} />
          </a>
        ),
    },
    { id: 'hours', term: copy.hours, detail: hours?.[language] ?? notKnown },
    {
      id: 'jurisdiction',
      term: copy.jurisdiction,
      detail: jurisdiction?.[language] ?? notKnown,
    },
    {
      id: 'map',
      term: copy.map,
      detail: mapUrl === undefined ? notKnown : <a href={mapUrl}>{copy.openMap}</a>,
    },
  ];
  return <KeyValues facts={facts} />;
}

function ContactSource({ details }: { details: OfficeDetails }) {
  const copy = useCopy('rto-pages').office.contact;
  const { language } = usePage();
  const { source, sourceUrl, checkedOn } = details;
  const day = parseIstDate(checkedOn);
  const text = copy.source(source, day === null ? checkedOn : formatIstDate(day, language));
  return (
    <SourcesLine>{sourceUrl === undefined ? text : <a href={sourceUrl}>{text}</a>}</SourcesLine>
  );
}
