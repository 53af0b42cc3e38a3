import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import { offencePath } from '@pahiya/domain/challans/offence-path';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

/** The remaining facts of a challan: authority, court, receipt and every offence. */
export function ChallanFacts({ challan }: { challan: ChallanOnWire }) {
  const { language } = usePage();
  const words = useCopy('challan-results').ticket;
  const { court } = challan;
  const facts = [
    fact('authority', words.authority, english(challan.authority)),
    fact('district', words.district, english(challan.district)),
    fact('court', words.court, english(court?.name)),
    fact('address', words.courtAddress, english(court?.address)),
    fact('cnr', words.cnr, english(court?.cnr)),
    fact(
      'hearing',
      words.hearing,
      court?.hearingOn && formatIstDate(court.hearingOn as IstDate, language),
    ),
    fact('received', words.received, challan.received && formatRupees(paise(challan.received))),
    fact('receipt', words.receipt, english(challan.receiptNumber)),
    fact('offences', words.offences, <Offences challan={challan} />),
  ];
  return <KeyValues facts={facts.filter((one) => one !== null)} />;
}

function fact(id: string, term: string, detail: ReactNode): Fact | null {
  return detail === null || detail === undefined || detail === 0 || detail === ''
    ? null
    : { id, term, detail };
}

function english(text: string | null | undefined): ReactNode {
  return text == null ? null : <EnglishRun text={text} />;
}

/** Each offence as recorded by the source, with its section and its page. */
function Offences({ challan }: { challan: ChallanOnWire }) {
  const words = useCopy('challan-results').ticket;
  const path = usePagePath();
  if (challan.offences.length === 0) return words.notNamed;
  return (
    <ul>
      {challan.offences.map(({ id, section, name }) => (
        <li key={`${section} ${name}`}>
          <EnglishRun text={name} />
          {section !== null && ` (${words.section(section)})`}
          {id !== null && (
            <>
              {' '}
              <a className="inline-flex min-h-6 items-center" href={path(offencePath(id))}>
                {words.aboutOffence}
                <span className="sr-only">
                  : <EnglishRun text={name} />
                </span>
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
