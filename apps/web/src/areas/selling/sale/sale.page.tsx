import '../../../frame/styles/records.css';
import {
  sellCarCancelInspection,
  sellCarReschedule,
  sellCarSale,
  sellCarSlots,
  sellCarWithdraw,
} from '@pahiya/contracts/selling/selling-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { refusedOf } from '../../../parts/failure/refused.ts';
import { loadReportWords } from '../../../parts/inspection-report/load-report-words.ts';
import { readSlot } from '../../../parts/slot/slot-words.ts';
import { salePath } from '../selling-paths.ts';
import { sendSaleAct } from './sale-acts.ts';
import { SalePage } from './sale-page.tsx';
import type { SaleRefusal } from './sale-refusal.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const saleId = params.saleId ?? '';
  const answer = await api.call(sellCarSale, { params: { saleId } });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    if (needsSignIn(failure)) return redirect(signInPath(salePath(saleId)), 303);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const sale = answer.value;
  const canChange = sale.inspection?.canChange === true;
  const slots = canChange ? await api.call(sellCarSlots, { query: { cityId: sale.cityId } }) : null;
  return {
    kind: 'sale' as const,
    sale,
    slots: slots?.ok === true ? slots.value.slots : [],
    points: sale.report === null ? [] : await loadReportWords(sale.report),
    done: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { api } = tools;
  const saleId = params.saleId ?? '';
  const form = await request.formData();
  const one = { params: { saleId } };
  const intent = formText(form, 'intent');
  const slot = readSlot(formText(form, 'slot'));
  const act = sendSaleAct(tools, saleId, form);
  const answer =
    act !== null
      ? await act
      : intent === 'withdraw'
        ? await api.call(sellCarWithdraw, one)
        : intent === 'cancel'
          ? await api.call(sellCarCancelInspection, one)
          : slot === null
            ? null
            : await api.call(sellCarReschedule, { ...one, body: slot });
  if (answer === null) return redirect(salePath(saleId), 303);
  if (answer.ok) return redirect(`${salePath(saleId)}?done=${intent}`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(salePath(saleId)), 303);
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
  const refusal: SaleRefusal = { ...refusedOf(tools, answer.error, intent), typed };
  return data(refusal, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('sell-car').list.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refusal = (useActionData<typeof action>() as SaleRefusal | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <SalePage {...page} refusal={refusal} />;
}
