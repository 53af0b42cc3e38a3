import {
  partnerBid,
  partnerRound,
  partnerWithdrawBid,
} from '@pahiya/contracts/selling/round-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { loadReportWords } from '../../../parts/inspection-report/load-report-words.ts';
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { BidPage } from './bid-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerRound, {
    params: { roundId: params.roundId ?? '' },
  });
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = (['bid', 'withdraw'] as const).find((one) => one === done) ?? null;
  const groups = await loadReportWords(answer.value.report);
  return { kind: 'round' as const, round: answer.value, groups, deed };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const one = { params: { roundId: params.roundId ?? '' } };
  const isWithdrawn = formText(form, 'intent') === 'withdraw';
  const conditions = formText(form, 'conditions').trim();
  const rupees = Number(formText(form, 'amount').replace(/[\s,₹]/g, ''));
  const answer = isWithdrawn
    ? await tools.api.call(partnerWithdrawBid, one)
    : await tools.api.call(partnerBid, {
        ...one,
        body: {
          amountPaise: Math.round(rupees * 100),
          conditions: conditions === '' ? null : conditions,
        },
      });
  const deed = isWithdrawn ? 'withdraw' : 'bid';
  // Without a bid a round that is over is not found any more.
  if (answer.ok) return redirect(`/partner/bids/${one.params.roundId}?done=${deed}`, 303);
  return refusedForm(tools, answer.error, { intent: deed, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-bids').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <BidPage {...page} refused={refused} />;
}
