import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Application } from './application-page.tsx';

/** Who got what of a person, under which consent, and how it was taken back. */
export function DataCard({ application }: { readonly application: Application }) {
  const { data: copy } = useCopy('loan-application');
  const { language } = usePage();
  const at = (instant: string) => instantText(instant, language);
  const dayText = (day: string) => formatIstDate(day as IstDate, language);
  return (
    <Card id="data" title={copy.title}>
      {application.disclosures.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className="grid gap-2">
          {application.disclosures.map((one) => (
            <li key={`${one.lenderId} ${one.purpose}`} className="grid py-2">
              <span>
                <b lang="en">{one.name}</b>: {copy.purposes[one.purpose]}
              </span>
              <span>{one.sentAt === null ? copy.notSent : copy.sent(at(one.sentAt))}</span>
              <span className="grid text-ink-2 text-small">
                <span>{copy.consent(copy.checks[one.check], one.bureau, at(one.consentAt))}</span>
                <span>{copy.version(dayText(one.textVersion))}</span>
                <span>{copy.kept(one.keptDays)}</span>
              </span>
              {one.withdrawal !== null && <span>{copy.withdrawals[one.withdrawal]}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
