import type { InsurancePolicyDetails } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { sheetVersion } from '@pahiya/domain/insurance/information-sheet';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { QuoteLines } from '../quotes/quote-lines.tsx';
import { InformationSheet } from './information-sheet.tsx';
import { sheetOfPolicy } from './sheet-facts.ts';

/** An order of a policy, as far as its sheet needs it. */
export type SheetOrder = {
  readonly orderId: string;
  readonly publicId: string;
  readonly display: string;
  readonly total: number;
  readonly details: InsurancePolicyDetails;
};

/** Bill and information sheet of a policy that was ordered here, kept with it. */
export function PolicySheetPage({ order }: { readonly order: SheetOrder }) {
  const { kept: copy } = useCopy('insurance-buy');
  const { quote: words } = useCopy('insurance-quotes');
  const { language, brand } = usePage();
  const path = usePagePath();
  const { details, total } = order;
  const { bill, policyNumber, thirdPartyUntil } = details;
  const sheet = sheetOfPolicy(details);
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path(`/orders/${order.orderId}`), label: order.publicId },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.title} trail={trail} here={copy.title} />
      <PageTitle
        title={copy.title}
        lead={
          <>
            {order.display} · <span lang="en">{details.insurer}</span>
            {policyNumber !== null && ` · ${policyNumber}`}
          </>
        }
      />
      {policyNumber === null && <p>{copy.notIssued}</p>}
      {(sheet === null || bill === null) && <p>{copy.none}</p>}
      {sheet !== null && bill !== null && (
        <>
          <Card
            id="bill"
            title={words.billTitle(thirdPartyUntil === null ? 1 : sheet.thirdPartyYears)}
          >
            <QuoteLines quote={{ ...bill, total }} changed={total - details.quotedTotal} />
          </Card>
          <InformationSheet sheet={sheet} />
          <p className="text-small">
            {details.sheetVersion !== sheetVersion && `${copy.otherVersion} `}
            {copy.version(
              formatIstDate((details.sheetVersion ?? sheetVersion) as IstDate, language),
            )}
          </p>
        </>
      )}
      <p>
        <a href={path(`/orders/${order.orderId}`)}>{copy.back}</a>
      </p>
    </div>
  );
}
