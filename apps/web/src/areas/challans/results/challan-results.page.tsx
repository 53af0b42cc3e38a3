import { revealChallans } from '@pahiya/contracts/challans/challans-calls';
import '../../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, retryAt, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { LimitFace } from '../../../parts/limit/limit-face.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { challansPath, longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { answersToCome } from '../discovery/answers-to-come.ts';
import {
  askAhead,
  askAndWait,
  longestWaitMs,
  openDiscovery,
  sourcesToAsk,
} from '../discovery/open-discovery.ts';
import { readResultsQuery, resultsPath } from '../discovery/results-path.ts';
import { type RevealOutcome, readGround } from '../ticket/reveal-outcome.ts';
import { FailedSearch, NoNumber } from './failed-search.tsx';
import { ResultsPage } from './results-page.tsx';
import { askNotices } from './source-notices.ts';

export const handle = {
  ownProgress: true,
  embeddable: true,
  later: import.meta.env.SSR ? answersToCome : undefined,
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const typed = params.vehicleNum ?? '';
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind === 'problem') {
    const shown = typed.slice(0, longestEcho);
    const { problem, status } = reading;
    return data({ kind: 'no-number' as const, typed: shown, problem }, { status });
  }
  const { vehicleNumber, display } = reading;
  const { search, searchParams } = new URL(request.url);
  // One vehicle has one address: other spellings redirect to it.
  if (typed !== vehicleNumber) return redirect(challansPath(vehicleNumber) + search);
  const query = readResultsQuery(searchParams);
  const isAskedByPage = !query.isWhole && query.retry === null;
  const open = async () => {
    const opened = await openDiscovery(tools, vehicleNumber, query.discoveryId);
    if (opened.ok && isAskedByPage) askAhead(tools, opened.value);
    return opened;
  };
  const [opened, notices] = await Promise.all([open(), askNotices(tools)]);
  if (!opened.ok) {
    const failure = toPageFailure(opened.error);
    const resetsAt = retryAt(failure, tools.nowIso);
    const isLoggedIn = tools.isLoggedInHint;
    const failed =
      failure.code === '1003'
        ? { kind: 'limit' as const, vehicleNumber, resetsAt, isLoggedIn }
        : { kind: 'failed' as const, vehicleNumber, display, failure };
    return data(failed, { status: failure.status });
  }
  const isRetry = query.retry !== null;
  if (query.retry !== null) {
    const { discoveryId } = opened.value;
    await askAndWait(tools, opened.value, {
      sources: [query.retry],
      isRetry,
      waitMs: longestWaitMs,
    });
    return redirect(
      resultsPath(vehicleNumber, { ...query, discoveryId, isWhole: true, retry: null }),
    );
  }
  const sources = sourcesToAsk(opened.value);
  const discovery = query.isWhole
    ? await askAndWait(tools, opened.value, { sources, isRetry, waitMs: longestWaitMs })
    : opened.value;
  const { today, nowIso } = tools;
  return { kind: 'results' as const, discovery, notices, today, nowIso };
}

/** Reveals places, times and photos to a signed-in person who gives a reason. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const query = readResultsQuery(new URL(request.url).searchParams);
  const form = await request.formData();
  const vehicleNumber = params.vehicleNum ?? '';
  const here = resultsPath(vehicleNumber, query);
  const ground = readGround(form);
  if (query.discoveryId === null) return redirect(challansPath(vehicleNumber), 303);
  if (ground === null) return data<RevealOutcome>({ kind: 'no-ground' }, { status: 400 });
  const { discoveryId } = query;
  const answer = await tools.api.call(revealChallans, { body: { discoveryId, ground } });
  if (answer.ok) {
    return redirect(`${resultsPath(vehicleNumber, { ...query, done: 'revealed' })}#reveal`, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  const outcome = { kind: 'failed' as const, failure, retryAt: retryAt(failure, tools.nowIso) };
  return data<RevealOutcome>(outcome, { status: failure.status });
}

/** Another tab, or the search id in the address, need no new search. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== undefined && formMethod !== 'GET') return true;
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const [before, after] = [
    readResultsQuery(currentUrl.searchParams),
    readResultsQuery(nextUrl.searchParams),
  ];
  const isSameSearch = before.discoveryId === null || before.discoveryId === after.discoveryId;
  const isSameWay = before.isWhole === after.isWhole && before.done === after.done;
  return !(isSameSearch && isSameWay && after.discoveryId !== null && after.retry === null);
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('challan-results');
  if (page?.kind !== 'results') return { title: words.metaTitleFailed, isIndexable: false };
  return {
    title: words.metaTitle(page.discovery.display),
    description: words.metaDescription,
    canonical: challansPath(page.discovery.vehicleNumber),
    isIndexable: false,
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  switch (page.kind) {
    case 'results':
      return <ResultsPage key={page.discovery.discoveryId} {...page} outcome={outcome} />;
    case 'limit':
      return <LimitFace {...page} next={challansPath(page.vehicleNumber)} />;
    case 'failed':
      return <FailedSearch {...page} />;
    case 'no-number':
      return <NoNumber typed={page.typed} problem={page.problem} />;
  }
}
