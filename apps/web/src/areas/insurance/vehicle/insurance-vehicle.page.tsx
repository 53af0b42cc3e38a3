import '../../../frame/styles/records.css';
import {
  insuranceHomepage,
  startQuotes,
  validateInsurance,
} from '@pahiya/contracts/insurance/insurance-calls';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { useAppDispatch } from '../../../frame/state/use-app-state.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { type PageFailure, retryAt, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { LimitFace } from '../../../parts/limit/limit-face.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { insurancePath } from '../insurance-path.ts';
import { coversShown } from '../insurance-slice.ts';
import { quotesPath } from '../quote-paths.ts';
import { InsuranceVehiclePage, type PricedVehicle } from './insurance-vehicle-page.tsx';
import { premiumBody, readPremiumWish, type WishedCover } from './premium-wish.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const typed = params.vehicleNum ?? '';
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind === 'problem') {
    const shown = typed.slice(0, longestEcho);
    return data(
      { kind: 'no-number' as const, typed: shown, problem: reading.problem },
      { status: reading.status },
    );
  }
  const { vehicleNumber } = reading;
  const { search, searchParams } = new URL(request.url);
  if (typed !== vehicleNumber) return redirect(insurancePath(vehicleNumber) + search);
  const answer = await tools.api.call(insuranceHomepage, { query: { vehicleNumber } });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    if (failure.code !== '1003') {
      return data({ kind: 'failed' as const, failure }, { status: failure.status });
    }
    const resetsAt = retryAt(failure, tools.nowIso);
    const { isLoggedInHint: isLoggedIn } = tools;
    return data(
      { kind: 'limit' as const, vehicleNumber, resetsAt, isLoggedIn },
      { status: failure.status },
    );
  }
  const page = await priceWish(tools, answer.value, searchParams);
  return data(page, { status: page.faults.length > 0 ? 400 : (page.failure?.status ?? 200) });
}

/** Asks the insurers for quotes and leads to them; a form that is not complete comes back with its faults. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const form = await request.formData();
  const query = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const answer = await tools.api.call(insuranceHomepage, { query: { vehicleNumber } });
  if (!answer.ok) return failed(toPageFailure(answer.error));
  const { page, body, faults } = readAsked(answer.value, query, { today: tools.today });
  if (body === null || faults.length > 0) {
    return data<QuoteOutcome>({ kind: 'faults', wish: page.wish, faults }, { status: 400 });
  }
  const started = await tools.api.call(startQuotes, { body: { ...body, vehicleNumber } });
  return started.ok
    ? redirect(quotesPath(started.value.requestId), 303)
    : failed(toPageFailure(started.error));
}

/** What came of asking for quotes, where it does not lead to them. */
type QuoteOutcome =
  | {
      readonly kind: 'faults';
      readonly wish: PricedVehicle['wish'];
      readonly faults: PricedVehicle['faults'];
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

function failed(failure: PageFailure) {
  return data<QuoteOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

/** The page with the price that its address asks for, where everything needed for it is there. */
async function priceWish(
  { api, today }: PageTools,
  home: PricedVehicle['home'],
  query: URLSearchParams,
): Promise<PricedVehicle & { readonly kind: 'vehicle' }> {
  const { page, body, faults } = readAsked(home, query, { today });
  const { wish } = page;
  const none = { ...page, kind: 'vehicle' as const, faults: [], price: null, failure: null };
  const vehicleNumber = home.vehicleDetails?.vehicleNumber;
  if (body === null || vehicleNumber === undefined || page.coveredUntil !== null) return none;
  if (faults.length > 0) return { ...none, faults: wish.isAsked ? faults : [] };
  // The tariff has no value of its own: without one there is no reference price.
  if (wish.cover !== 'third-party' && body.insuredValue === null) {
    return { ...none, faults: wish.isAsked ? ['value'] : [] };
  }
  const price = await api.call(validateInsurance, { body: { ...body, vehicleNumber } });
  return price.ok
    ? { ...none, price: price.value }
    : { ...none, failure: toPageFailure(price.error) };
}

/** The form of an address or a post, read for a vehicle; `body` null where the vehicle is not priced. */
function readAsked(
  home: PricedVehicle['home'],
  query: URLSearchParams,
  { today }: Pick<PageTools, 'today'>,
) {
  const { vehicleDetails: details, cardParams, bonusSteps } = home;
  const asked = readPremiumWish(query);
  const offered: readonly string[] = cardParams?.offered ?? [];
  const isChosen = query.has('cover') && offered.includes(asked.cover);
  const cover = isChosen ? asked.cover : usualCover(home);
  const wish = { ...asked, cover };
  const recorded = details?.covers.find(({ kind }) => kind === 'own-damage');
  const asksUntil = recorded === undefined || recorded.until === null || recorded.isEstimate;
  const page = { home, wish, asksUntil, today, coveredUntil: isChosen ? null : coveredTo(home) };
  if (cardParams === null || offered.length === 0) return { page, body: null, faults: [] };
  const mayLackValue = home.sale === 'quotes';
  const { needs, choices } = cardParams;
  const form = { needs, bonusSteps, asksUntil, choices, today, mayLackValue };
  return { page, ...premiumBody(wish, form) };
}

/** Until when a vehicle lacks neither third party nor own damage: the day that ends first, where both run and neither ends
 * soon. Null otherwise; an estimated day is none. */
function coveredTo({ vehicleDetails }: PricedVehicle['home']): IstDate | null {
  const runs = (vehicleDetails?.covers ?? []).filter(
    ({ kind, state, isEstimate }) => kind !== 'owner-driver' && state === 'running' && !isEstimate,
  );
  const [first, second] = runs.flatMap(({ until }) => (until === null ? [] : [until])).toSorted();
  return first === undefined || second === undefined ? null : (first as IstDate);
}

/** The cover that the page opens with: own damage where it alone has lapsed or soon does, the same again where both end
 * soon, else what the law requires. */
function usualCover({ vehicleDetails, cardParams }: PricedVehicle['home']): WishedCover {
  const offered = cardParams?.offered ?? [];
  const stateOf = (kind: string) => vehicleDetails?.covers.find((one) => one.kind === kind)?.state;
  const own = stateOf('own-damage');
  const third = stateOf('third-party');
  const lacksDamageAlone =
    (third === 'running' || third === 'starting') && (own === 'lapsed' || own === 'ending');
  if (lacksDamageAlone && offered.includes('own-damage')) return 'own-damage';
  const endsWhole = third === 'ending' && own === 'ending';
  if (endsWhole && offered.includes('package')) return 'package';
  return offered.includes('third-party') ? 'third-party' : (offered[0] ?? 'third-party');
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('insurance');
  const display = page?.kind === 'vehicle' ? page.home.vehicleDetails?.display : undefined;
  return {
    title: display === undefined ? words.metaTitle : words.vehicle.metaTitle(display),
    description: words.metaDescription,
    isIndexable: false,
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as QuoteOutcome | undefined;
  const copy = useCopy('insurance');
  const dispatch = useAppDispatch();
  const path = usePagePath();
  const home = page.kind === 'vehicle' ? page.home : null;
  useEffect(() => {
    if (home === null) return;
    const { vehicleDetails, cardParams } = home;
    dispatch(coversShown({ vehicleDetails, cardParams }));
  }, [home, dispatch]);
  switch (page.kind) {
    case 'vehicle':
      return <InsuranceVehiclePage {...page} {...shownOutcome(outcome)} />;
    case 'limit':
      return <LimitFace {...page} next={insurancePath(page.vehicleNumber)} />;
    case 'failed':
      return (
        <div className="mx-auto grid max-w-xl gap-4 pt-4">
          <FailureFace failure={page.failure} level={1} />
          {isDown(page.failure) && <p>{copy.noRecord}</p>}
          <p>
            <a href={path('/insurance-homepage')} className="inline-flex min-h-11 items-center">
              {copy.other}
            </a>
          </p>
        </div>
      );
    case 'no-number':
      return (
        <div className="mx-auto grid max-w-xl gap-4 pt-4">
          <h1>{copy.marks.field.errorTitle}</h1>
          <NumberForm
            marks={copy.marks}
            label={copy.prompt}
            typed={page.typed}
            problem={page.problem}
            action="/insurance-homepage"
            opens={insurancePath('*')}
            submit={copy.submit}
            variant="sun"
          />
        </div>
      );
  }
}

/** Whether the register has given no record, so that another attempt may. */
function isDown({ code }: PageFailure): boolean {
  return code.startsWith('vehicle/source-');
}

/** What a refused post shows in place of the address's form. */
function shownOutcome(outcome: QuoteOutcome | undefined): Partial<PricedVehicle> {
  if (outcome === undefined) return {};
  if (outcome.kind === 'failed') return { failure: outcome.failure, coveredUntil: null };
  return { wish: outcome.wish, faults: outcome.faults, price: null, coveredUntil: null };
}
