import { callAddress } from '@pahiya/contracts/call';
import { serviceReportPdf } from '@pahiya/contracts/service-history/service-history-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Chat, Download, Share } from '@pahiya/ui/icons';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { reportPath } from '../history-path.ts';

type ShareCardProps = {
  readonly orderId: string;
  readonly shareToken: string | null;
  readonly deed: 'made' | 'revoked' | null;
};

/** The report as PDF, and its link: created, sent and revoked here. */
export function ShareCard({ orderId, shareToken, deed }: ShareCardProps) {
  const copy = useCopy('service-history');
  const { share } = copy;
  const { brand, language } = usePage();
  const path = usePagePath();
  const address = reportPath(orderId);
  const pdf = callAddress(serviceReportPdf).replace(':orderId', orderId);
  const link = brand.siteUrl + path(`/s/${shareToken}`);
  const message = encodeURIComponent(`${share.message} ${link}`);
  return (
    <Card title={share.title} id="share">
      {deed !== null && <DoneNote text={share[deed]} />}
      <p className="pt-1">{share.text}</p>
      {shareToken !== null && (
        <p className="break-all pt-3">
          {share.link}: <a href={link}>{link}</a>
        </p>
      )}
      <div className="actions pt-4">
        <ButtonLink
          href={`${pdf}?language=${language}`}
          download=""
          variant="dark"
          icon={<Download />}
        >
          {copy.report.pdf}
        </ButtonLink>
        {shareToken === null ? (
          <Form method="post" action={address}>
            <input type="hidden" name="intent" value="share" />
            <SubmitButton
              label={share.make}
              busy={share.making}
              action={address}
              variant="outline"
              icon={<Share />}
            />
          </Form>
        ) : (
          <>
            <CopyButton text={link} label={share.copy} />
            <ButtonLink
              href={`https://wa.me/?text=${message}`}
              target="_blank"
              rel="noopener noreferrer"
              variant="outline"
              size="sm"
              icon={<Chat />}
            >
              {share.whatsapp}
            </ButtonLink>
            <Form method="post" action={address}>
              <input type="hidden" name="intent" value="revoke" />
              <SubmitButton
                label={share.revoke}
                busy={share.revoking}
                action={address}
                variant="outline"
                size="sm"
              />
            </Form>
          </>
        )}
      </div>
    </Card>
  );
}
