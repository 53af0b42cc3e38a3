import { callAddress } from '@pahiya/contracts/call';
import { serviceReportPdf } from '@pahiya/contracts/service-history/service-history-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Download } from '@pahiya/ui/icons';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import type { BodyProps } from '../../view/kind-view.ts';

/** The report of an order: its state, what happens next, and where it opens. */
export function ServiceReportBody({ order, details }: BodyProps<'service-report'>) {
  const copy = useCopy('order-service-report');
  const { language } = usePage();
  const path = usePagePath();
  const { word, text } = copy.states[details.state];
  const pdf = callAddress(serviceReportPdf).replace(':orderId', order.orderId);
  return (
    <Card title={copy.report} id="report">
      <p className="font-semibold">{word}</p>
      <p className="pt-1">{text(details.visits)}</p>
      {details.refundBy !== null && (
        <p className="pt-2">{copy.refundBy(instantText(details.refundBy, language))}</p>
      )}
      {details.validUntil !== null && (
        <>
          <div className="actions pt-4">
            <ButtonLink href={path(`/service-history/report/${order.orderId}`)}>
              {copy.open}
            </ButtonLink>
            <ButtonLink
              href={`${pdf}?language=${language}`}
              download=""
              variant="outline"
              icon={<Download />}
            >
              {copy.pdf}
            </ButtonLink>
          </div>
          <p className="pt-3 text-ink-2 text-small">
            {copy.validUntil(instantText(details.validUntil, language))}
          </p>
        </>
      )}
    </Card>
  );
}
