import { callAddress } from '@pahiya/contracts/call';
import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  partnerPrices,
  partnerStatement,
  partnerStatementCsv,
  partnerStatementPdf,
} from '@pahiya/contracts/partner-leads/lead-calls';
import type { partnerPrices as pricesContract } from '@pahiya/contracts/partner-leads/terms-contracts';
import {
  addMonths,
  formatIstDate,
  type IstDate,
  istDateOf,
  parseIstDate,
} from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const month = new URL(request.url).searchParams.get('month');
  const [answer, prices] = await Promise.all([
    api.call(partnerStatement, { query: month === null ? {} : { month } }),
    api.call(partnerPrices, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  return {
    kind: 'statement' as const,
    statement: answer.value,
    prices: prices.ok ? prices.value.prices : null,
  };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-statement').title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('partner-statement');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const { month, openingPaise, lines, closingPaise, hash } = page.statement;
  const first = parseIstDate(`${month}-01`);
  const money = (amount: number) => formatRupees(paise(amount));
  const day = (date: IstDate) => formatIstDate(date, language);
  const noteOf = (line: (typeof lines)[number]) => {
    const bookedOn = istDateOf(new Date(line.at));
    if ('leadId' in line) return `${day(bookedOn)} · ${copy.gst(money(line.gstPaise))}`;
    const payment = copy.payment({
      received: money(line.receivedPaise),
      tds: money(line.tdsPaise),
      day: day(line.paidOn as IstDate),
      reference: line.reference,
    });
    return bookedOn === line.paidOn ? payment : `${day(bookedOn)} · ${payment}`;
  };
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <h1>{copy.of(copy.months[Number(month.slice(5, 7)) - 1] ?? month, month.slice(0, 4))}</h1>
      {first !== null && (
        <p>
          <a
            href={path(`/partner/statement?month=${addMonths(first, -1).slice(0, 7)}`)}
            className="inline-flex min-h-11 items-center"
          >
            {copy.earlier}
          </a>
        </p>
      )}
      <Card id="sums" title={copy.sums}>
        <KeyValues
          facts={[
            { id: 'opening', term: copy.opening, detail: money(openingPaise) },
            ...lines.map((line) => ({
              id: `${line.kind}-${'leadId' in line ? line.leadId : `${line.reference}-${line.at}`}`,
              term: copy.kinds[line.kind],
              detail: money(line.totalPaise),
              note: noteOf(line),
            })),
            { id: 'closing', term: copy.closing, detail: money(closingPaise) },
          ]}
        />
        {lines.length === 0 && <p className="pt-2">{copy.none}</p>}
        {closingPaise < 0 && <p className="pt-2">{copy.credit}</p>}
        <div className="actions pt-4">
          <ButtonLink
            href={`${callAddress(partnerStatementCsv)}?month=${month}`}
            download=""
            variant="dark"
          >
            {copy.csv}
          </ButtonLink>
          <ButtonLink
            href={`${callAddress(partnerStatementPdf)}?month=${month}&language=${language === 'hi' ? 'hi' : 'en'}`}
            download=""
            variant="outline"
          >
            {copy.pdf}
          </ButtonLink>
        </div>
        <p className="break-all pt-3 text-ink-2 text-small">
          SHA-256: <code>{hash}</code>
        </p>
      </Card>
      <PricesCard prices={page.prices} />
    </div>
  );
}

function PricesCard({
  prices,
}: {
  readonly prices: AnswerOf<typeof pricesContract>['prices'] | null;
}) {
  const copy = useCopy('partner-statement');
  const { language } = usePage();
  const money = (amount: number) => formatRupees(paise(amount));
  return (
    <Card id="prices" title={copy.prices}>
      {prices === null ? (
        <p>{copy.pricesFailed}</p>
      ) : (
        <KeyValues
          facts={prices.map(({ kind, pricePaise, gstBasisPoints, later }) => ({
            id: kind,
            term: copy.leads[kind],
            detail: money(pricePaise),
            note: [
              copy.plusGst(gstBasisPoints / 100),
              ...later.map((one) =>
                copy.later(money(one.pricePaise), formatIstDate(one.from as IstDate, language)),
              ),
            ].join(' · '),
          }))}
        />
      )}
    </Card>
  );
}
