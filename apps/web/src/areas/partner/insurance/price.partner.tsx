import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import { partnerValidateInsurance } from '@pahiya/contracts/insurance/insurance-calls';
import { partnerSession } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { refusedOf } from '../../../parts/failure/refused.ts';
import { failedPage } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { PricePage } from './price-page.tsx';
import { type PriceField, type PriceTyped, priceBody, readPriceWish } from './price-wish.ts';

/** A form that was not sent yet, a price, or why there is none. */
export type PriceView = {
  readonly kind: 'price';
  readonly typed: PriceTyped;
  readonly faults: readonly PriceField[];
  readonly price: Answer<'partnerValidateInsurance'> | null;
  readonly refused: Refused | null;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const session = await tools.api.call(partnerSession, {});
  if (!session.ok) return failedPage(session.error, request);
  const query = new URL(request.url).searchParams;
  const typed = readPriceWish(query);
  const page: PriceView = { kind: 'price', typed, faults: [], price: null, refused: null };
  if (!query.has('asked')) return page;
  const read = priceBody(typed);
  if ('faults' in read) return data<PriceView>({ ...page, faults: read.faults }, { status: 400 });
  const answer = await tools.api.call(partnerValidateInsurance, { body: read.body });
  if (answer.ok) return { ...page, price: answer.value };
  const refused = refusedOf(tools, answer.error, 'price');
  return data<PriceView>({ ...page, refused }, { status: refused.failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-insurance').title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <PricePage {...page} />;
}
