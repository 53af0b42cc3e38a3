import '../../../frame/styles/records.css';
import { readQuotes } from '@pahiya/contracts/insurance/insurance-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { quotesPath } from '../quote-paths.ts';
import { addressFailure } from './address-failure.ts';
import { askAndWait, brief, type ChangeOutcome, changeQuotes, waitingOf } from './ask-quotes.ts';
import { QuoteFailure } from './quote-failure.tsx';
import { QuotesPage } from './quotes-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { searchParams } = new URL(request.url);
  const requestId = params.requestId ?? '';
  const opened = await tools.api.call(readQuotes, { params: { requestId }, query: brief });
  if (!opened.ok) {
    const failure = addressFailure(opened.error, 'insurance/quote-over');
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const retry = searchParams.get('retry');
  if (retry !== null) {
    const insurers = [retry.slice(0, 40)];
    await askAndWait(tools, opened.value, { insurers, isRetry: true, isBrief: true });
    return redirect(quotesPath(requestId, { all: true }), 303);
  }
  const insurers = searchParams.has('all') ? waitingOf(opened.value) : [];
  const board = await askAndWait(tools, opened.value, { insurers, isRetry: false, isBrief: true });
  return { kind: 'board' as const, board };
}

/** Asks for other quotes and leads to them. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const requestId = params.requestId ?? '';
  const form = await request.formData();
  const opened = await tools.api.call(readQuotes, { params: { requestId }, query: brief });
  const outcome: ChangeOutcome = opened.ok
    ? await changeQuotes(tools, opened.value, form)
    : { kind: 'failed', failure: toPageFailure(opened.error), typed: null };
  if (outcome.kind === 'asked') return redirect(quotesPath(outcome.board.requestId), 303);
  const status = outcome.kind === 'faults' ? 400 : outcome.failure.status;
  return data<ChangeOutcome>(outcome, { status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('insurance-quotes');
  return {
    title: page?.kind === 'board' ? words.metaTitle(page.board.display) : words.title,
    isIndexable: false,
    canonical: null,
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as ChangeOutcome | undefined;
  if (page.kind === 'failed') return <QuoteFailure failure={page.failure} />;
  return <QuotesPage loaded={page.board} outcome={outcome ?? null} />;
}
