import '../../../frame/styles/records.css';
import { readQuotes, shareQuote } from '@pahiya/contracts/insurance/insurance-calls';
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
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { quotePath } from '../quote-paths.ts';
import { readRupees } from '../typed/read-typed.ts';
import { addressFailure } from './address-failure.ts';
import { askAndWait, brief, type ChangeOutcome, changeQuotes } from './ask-quotes.ts';
import { QuoteFailure } from './quote-failure.tsx';
import { QuotePage } from './quote-page.tsx';

/** What came of a form of this page. */
export type QuoteOutcome =
  | ChangeOutcome
  | { readonly kind: 'shared'; readonly sharedPath: string }
  | { readonly kind: 'stopped' };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { requestId = '', insurerId = '' } = params;
  const opened = await tools.api.call(readQuotes, { params: { requestId }, query: {} });
  if (!opened.ok) {
    const failure = addressFailure(opened.error, 'insurance/quote-over');
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const isWaiting = opened.value.insurers.some(
    (one) => one.insurerId === insurerId && one.state === 'waiting',
  );
  const insurers = isWaiting ? [insurerId] : [];
  const board = await askAndWait(tools, opened.value, { insurers, isRetry: false, isBrief: false });
  const row = board.insurers.find((one) => one.insurerId === insurerId);
  if (row === undefined) {
    const failure = { code: 'insurance/quote-over' as const, status: 404, retryAfter: null };
    return data({ kind: 'failed' as const, failure }, { status: 404 });
  }
  const typed = (new URL(request.url).searchParams.get('last') ?? '').slice(0, 40);
  return { kind: 'quote' as const, board, row, lastYear: { typed, amount: readRupees(typed) } };
}

/** Asks for other add-ons, makes a link to the quote, or takes it back. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { requestId = '', insurerId = '' } = params;
  const form = await request.formData();
  const intent = formText(form, 'intent');
  if (intent === 'share' || intent === 'stop') {
    const answer = await tools.api.call(shareQuote, {
      params: { requestId },
      body: { insurerId, act: intent },
    });
    if (!answer.ok) return failed(toPageFailure(answer.error));
    const { path } = answer.value;
    const outcome: QuoteOutcome =
      path === null ? { kind: 'stopped' } : { kind: 'shared', sharedPath: path };
    return data<QuoteOutcome>(outcome);
  }
  const opened = await tools.api.call(readQuotes, { params: { requestId }, query: brief });
  if (!opened.ok) return failed(toPageFailure(opened.error));
  const outcome = await changeQuotes(tools, opened.value, form);
  if (outcome.kind === 'asked') {
    return redirect(quotePath(outcome.board.requestId, insurerId), 303);
  }
  if (outcome.kind === 'failed') return failed(outcome.failure);
  return data<QuoteOutcome>(outcome, { status: 400 });
}

function failed(failure: ReturnType<typeof toPageFailure>) {
  return data<QuoteOutcome>({ kind: 'failed', failure, typed: null }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('insurance-quotes');
  return {
    title: page?.kind === 'quote' ? words.quote.metaTitle(page.row.name) : words.title,
    isIndexable: false,
    canonical: null,
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as QuoteOutcome | undefined;
  if (page.kind === 'failed') return <QuoteFailure failure={page.failure} />;
  return <QuotePage {...page} outcome={outcome ?? null} />;
}
