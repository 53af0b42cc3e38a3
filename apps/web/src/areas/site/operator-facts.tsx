import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import type { Copies } from '../../frame/copy/copies.ts';
import type { SiteOperator } from '../../frame/page/page-contract.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { EnglishRun } from '../../parts/texts/english-run.tsx';

type Words = Copies['site-about']['operator'];
type Props = { readonly operator: SiteOperator | null; readonly words: Words };

/** The operator of the site. Facts that are not configured are shown as missing; nothing is made up. */
export function OperatorFacts({ operator, words }: Props) {
  const { brand } = usePage();
  const facts: Fact[] = [
    { id: 'name', term: words.name, detail: <Given text={operator?.legalName} words={words} /> },
    {
      id: 'address',
      term: words.address,
      detail: <Given text={operator?.address} words={words} />,
    },
    { id: 'mail', term: words.mail, detail: <MailLink address={brand.supportEmail} /> },
  ];
  if (brand.supportPhone !== null) {
    facts.push({
      id: 'phone',
      term: words.phone,
      detail: <CallLink number={brand.supportPhone} />,
    });
  }
  return <KeyValues facts={facts} />;
}

/** The grievance officer, who also answers questions about personal data. */
export function OfficerFacts({ operator, words }: Props) {
  const officer = operator?.grievanceOfficer ?? null;
  if (officer === null) return <p className="font-semibold">{words.noOfficer}</p>;
  const { name, email, phone, address } = officer;
  const facts: Fact[] = [
    { id: 'officer', term: words.officer, detail: <EnglishRun text={name} /> },
    { id: 'officer-mail', term: words.mail, detail: <MailLink address={email} /> },
  ];
  if (phone !== null) {
    facts.push({ id: 'officer-phone', term: words.phone, detail: <CallLink number={phone} /> });
  }
  facts.push({
    id: 'officer-address',
    term: words.address,
    detail: <Given text={address ?? operator?.address} words={words} />,
  });
  return <KeyValues facts={facts} />;
}

function Given({ text, words }: { text: string | null | undefined; words: Words }) {
  return text == null ? words.missing : <EnglishRun text={text} />;
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} lang="en" translate="no">
      {address}
    </a>
  );
}

function CallLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} translate="no">
      {number}
    </a>
  );
}
