import { callAddress } from '@pahiya/contracts/call';
import { serviceHistorySamplePdf } from '@pahiya/contracts/service-history/service-history-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Document, Download } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** What a report has in it and what it cannot have, the refund rule, and the sample. */
export function ReportNotes() {
  const copy = useCopy('service-history');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <>
      <Card title={copy.contents.title} id="contents">
        <ul className="grid list-disc gap-1.5 ps-5">
          {copy.contents.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className="actions pt-4">
          <ButtonLink href={path('/service-history/sample')} variant="outline" icon={<Document />}>
            {copy.sample}
          </ButtonLink>
          <ButtonLink
            href={`${callAddress(serviceHistorySamplePdf)}?language=${language}`}
            variant="quiet"
            icon={<Download />}
          >
            {copy.samplePdf}
          </ButtonLink>
        </div>
      </Card>
      <Card title={copy.refundRule.title} id="refund" look="accent">
        <p>{copy.refundRule.text}</p>
      </Card>
      <Card title={copy.limits.title} id="limits" look="quiet">
        <p>{copy.limits.text}</p>
      </Card>
    </>
  );
}
