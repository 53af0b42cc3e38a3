import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { Board } from './ask-quotes.ts';

type LicenceNoteProps = { readonly licence: Board['licence']; readonly isSandbox: boolean };

/** Under whose registration quotes are shown, and that the sandbox's are invented. */
export function LicenceNote({ licence, isSandbox }: LicenceNoteProps) {
  const copy = useCopy('insurance-quotes');
  const { language } = usePage();
  const until = formatIstDate(licence.validUntil as IstDate, language);
  return (
    <p className="text-ink-2 text-small">
      {isSandbox
        ? copy.sandbox
        : copy.licence({
            kind: copy.licenceKinds[licence.kind],
            number: licence.number,
            until,
          })}{' '}
      {copy.solicitation}
    </p>
  );
}
