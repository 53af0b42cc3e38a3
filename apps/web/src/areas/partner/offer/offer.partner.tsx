import {
  partnerMakeOffer,
  partnerOffer,
  partnerRevokeOffer,
} from '@pahiya/contracts/partner-leads/lead-calls';
import { offerIncludes } from '@pahiya/contracts/partner-leads/offer-terms';
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
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { OfferPage } from './offer-page.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const leadId = params.leadId ?? '';
  const answer = await pageTools(context).api.call(partnerOffer, { params: { leadId } });
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = (['make', 'revoke'] as const).find((one) => one === done) ?? null;
  return { kind: 'offer' as const, leadId, ...answer.value, deed };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const of = { leadId: params.leadId ?? '' };
  const intent = formText(form, 'intent') === 'revoke' ? 'revoke' : 'make';
  const chosen = form.getAll('includes');
  const answer =
    intent === 'revoke'
      ? await tools.api.call(partnerRevokeOffer, { params: of })
      : await tools.api.call(partnerMakeOffer, {
          params: of,
          body: {
            pricePaise: Math.round(Number(formText(form, 'price').replace(/[,\s₹]/g, '')) * 100),
            validDays: Number(formText(form, 'days')),
            includes: offerIncludes.filter((one) => chosen.includes(one)),
          },
        });
  if (answer.ok) return redirect(`/partner/leads/${of.leadId}/offer?done=${intent}`, 303);
  return refusedForm(tools, answer.error, { intent, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-offer').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <OfferPage {...page} refused={refused} />;
}
