import '../../../frame/styles/records.css';
import {
  buyQuote,
  readQuotes,
  readVehicleInspection,
} from '@pahiya/contracts/insurance/insurance-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { newFormKey } from '../../../parts/payment/form-key.ts';
import { buyPath, inspectionPath, quotePath } from '../quote-paths.ts';
import { addressFailure } from '../quotes/address-failure.ts';
import { QuoteFailure } from '../quotes/quote-failure.tsx';
import { sheetOfQuote } from '../sheet/sheet-facts.ts';
import { type BuyOutcome, needsPrevious, readBuyForm, refusedBuyFields } from './buy-form.ts';
import { BuyPage } from './buy-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { requestId = '', insurerId = '' } = params;
  if (!tools.isLoggedInHint) throw redirect(signInPath(buyPath(requestId, insurerId)), 303);
  const opened = await openQuote(tools, { requestId, insurerId });
  if (opened.kind === 'failed') return data(opened, { status: opened.failure.status });
  const { quote } = opened.row;
  const isSoldHere = quote !== null && opened.row.way === 'here';
  if (!isSoldHere) throw redirect(quotePath(requestId, insurerId), 303);
  if (quote.needsInspection && !(await isInspected(tools, { requestId, insurerId }))) {
    throw redirect(inspectionPath(requestId, insurerId), 303);
  }
  return { ...opened, formKey: newFormKey() };
}

/** Proposes to the insurer and leads to the order. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { requestId = '', insurerId = '' } = params;
  const signIn = signInPath(buyPath(requestId, insurerId));
  const form = await request.formData();
  const opened = await openQuote(tools, { requestId, insurerId });
  if (opened.kind === 'failed') return redirect(buyPath(requestId, insurerId), 303);
  const { ask } = opened.board;
  const { typed, faults, body } = readBuyForm(form, {
    insurerId,
    needsPrevious: needsPrevious(ask),
    needsNominee: sheetOfQuote(opened.board, opened.row)?.hasOwnerDriver === true,
    hasBonus: ask.bonus > 0,
    isNew: opened.board.vehicleNumber === null,
  });
  if (faults.length > 0) {
    return data<BuyOutcome>({ kind: 'faults', faults, typed }, { status: 400 });
  }
  const bought = await tools.api.call(
    buyQuote,
    { params: { requestId }, body },
    { idempotencyKey: `${formText(form, 'key')}-${body.expectedTotal}` },
  );
  if (bought.ok) return redirect(`/orders/${bought.value.order.orderId}`, 303);
  const failure = toPageFailure(bought.error);
  if (needsSignIn(failure)) return redirect(signIn, 303);
  const errors = bought.error.kind === 'problem' ? (bought.error.problem.errors ?? []) : [];
  const refused = refusedBuyFields(errors);
  if (refused.length > 0) {
    return data<BuyOutcome>({ kind: 'faults', faults: refused, typed }, { status: 400 });
  }
  return data<BuyOutcome>({ kind: 'failed', failure, typed }, { status: failure.status });
}

async function isInspected(
  { api }: PageTools,
  params: { readonly requestId: string; readonly insurerId: string },
): Promise<boolean> {
  const read = await api.call(readVehicleInspection, { params });
  return read.ok && read.value.inspection?.state === 'passed';
}

async function openQuote(
  { api }: PageTools,
  { requestId, insurerId }: { readonly requestId: string; readonly insurerId: string },
) {
  const opened = await api.call(readQuotes, { params: { requestId }, query: {} });
  if (!opened.ok)
    return {
      kind: 'failed' as const,
      failure: addressFailure(opened.error, 'insurance/quote-over'),
    };
  const row = opened.value.insurers.find((one) => one.insurerId === insurerId);
  if (row === undefined) {
    const failure = { code: 'insurance/quote-over' as const, status: 404, retryAfter: null };
    return { kind: 'failed' as const, failure };
  }
  return { kind: 'quote' as const, board: opened.value, row };
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('insurance-buy').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as BuyOutcome | undefined;
  if (page.kind === 'failed') return <QuoteFailure failure={page.failure} />;
  return <BuyPage {...page} outcome={outcome ?? null} />;
}
