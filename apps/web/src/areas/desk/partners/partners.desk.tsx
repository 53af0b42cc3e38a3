import { deskLateErasures } from '@pahiya/contracts/contact-ledger/contact-calls';
import {
  deskActOnPartnerFirm,
  deskCreatePartnerFirm,
  deskPartnerFirms,
} from '@pahiya/contracts/partner-firms/partner-firm-calls';
import {
  deskDecideLeadDispute,
  deskLeadDisputes,
  deskPartnerTerms,
  deskSetHoliday,
  deskSetLeadPrice,
} from '@pahiya/contracts/partner-leads/lead-calls';
import { firmKinds } from '@pahiya/contracts/partner-roles';
import { leadKinds } from '@pahiya/domain/leads/lead-rules';
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
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { readRupees } from '../shell/read-rupees.ts';
import { PartnersPage } from './partners-page.tsx';

const acts = ['pause', 'resume', 'close'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const [answer, disputes, erasures, terms] = await Promise.all([
    api.call(deskPartnerFirms, {}),
    api.call(deskLeadDisputes, {}),
    api.call(deskLateErasures, {}),
    api.call(deskPartnerTerms, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  if (!disputes.ok) return failedPage(disputes.error, request);
  if (!erasures.ok) return failedPage(erasures.error, request);
  if (!terms.ok) return failedPage(terms.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'saved';
  return {
    kind: 'partners' as const,
    firms: answer.value.firms,
    disputes: disputes.value.disputes,
    late: erasures.value.late,
    terms: terms.value,
    isDone,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const text = (name: string) => formText(form, name);
  const orNull = (name: string) => (text(name) === '' ? null : text(name));
  const intent = text('intent');
  if (intent === 'holiday' || intent === 'price') {
    const saved = await saveTerms(tools.api, intent, text);
    if (saved.ok) return redirect('/desk/partners?done=saved', 303);
    return refusedForm(tools, saved.error, { intent, request });
  }
  const leadId = text('lead');
  if (leadId !== '') {
    const decision = text('decision') === 'credit' ? ('credit' as const) : ('refuse' as const);
    const body = { decision, note: text('note') };
    const decided = await tools.api.call(deskDecideLeadDispute, { params: { leadId }, body });
    if (decided.ok) return redirect('/desk/partners?done=saved', 303);
    return refusedForm(tools, decided.error, { intent: leadId, request });
  }
  const firmId = text('firm');
  const act = acts.find((one) => one === text('act'));
  const owner = { ownerName: text('ownerName'), ownerEmail: text('ownerEmail') };
  const { api } = tools;
  const answer =
    firmId === ''
      ? await api.call(deskCreatePartnerFirm, {
          body: {
            ...owner,
            kind: firmKinds.find((one) => one === text('kind')) ?? 'dealer',
            name: text('name'),
            legalName: text('legalName'),
            gstin: orNull('gstin'),
            authorisationNumber: orNull('authorisationNumber'),
            stateCode: text('stateCode').toUpperCase(),
            cityId: text('cityId') === '' ? null : Number(text('cityId')),
            grievanceName: text('grievanceName'),
            grievanceEmail: text('grievanceEmail'),
          },
        })
      : await api.call(deskActOnPartnerFirm, {
          params: { firmId },
          body:
            act === undefined
              ? { act: 'invite-owner' as const, ...owner }
              : { act, note: text('note') },
        });
  if (answer.ok) return redirect('/desk/partners?done=saved', 303);
  return refusedForm(tools, answer.error, { intent: firmId === '' ? 'create' : firmId, request });
}

/** Saves a holiday, or a price of a firm; what cannot be read is refused by the API. */
function saveTerms(
  api: ReturnType<typeof pageTools>['api'],
  intent: 'holiday' | 'price',
  text: (name: string) => string,
) {
  if (intent === 'holiday') {
    const stateCode = text('stateCode').trim().toUpperCase();
    return api.call(deskSetHoliday, {
      body: {
        day: text('day'),
        stateCode: stateCode === '' ? null : stateCode,
        isOpen: text('isOpen') === 'yes',
        note: text('note'),
      },
    });
  }
  return api.call(deskSetLeadPrice, {
    params: { firmId: text('firm') },
    body: {
      kind: leadKinds.find((one) => one === text('kind')) ?? 'used-car',
      from: text('from'),
      pricePaise: readRupees(text('price')) ?? -1,
      note: text('note'),
    },
  });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-partners').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <PartnersPage {...page} refused={refused} />;
}
