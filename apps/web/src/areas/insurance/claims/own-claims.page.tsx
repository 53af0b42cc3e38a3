import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import { listWallet } from '@pahiya/contracts/garage/wallet-calls';
import {
  addClaimStep,
  deleteClaim,
  deleteClaimStep,
  listClaims,
  saveClaim,
} from '@pahiya/contracts/insurance/insurance-calls';
import { claimClocks, lossKinds } from '@pahiya/domain/insurance/claim-clocks';
import { claimStepKinds } from '@pahiya/domain/insurance/claim-steps';
import { dueClaimLetters, writeClaimLetter } from '@pahiya/domain/insurance/due-claim-letters';
import { paperNumberPattern } from '@pahiya/domain/insurance/paper-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
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
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import type { OwnClaim } from './claim-card.tsx';
import { type ClaimFault, claimFields } from './claim-fields.ts';
import { readClaimWish } from './claim-wish.ts';
import { type OwnClaimsOutcome, OwnClaimsPage } from './own-claims-page.tsx';
import { ownClaimsPath } from './own-claims-path.ts';

const deeds = ['saved', 'noted', 'unnoted', 'deleted'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { api, today } = tools;
  const url = new URL(request.url);
  const [answer, wallet] = await Promise.all([api.call(listClaims, {}), api.call(listWallet, {})]);
  const wish = readClaimWish(url.searchParams, today);
  if (answer.ok) {
    const claims = answer.value.claims.map((claim) => withDays(claim, tools));
    const deed = deeds.find((one) => one === url.searchParams.get('done')) ?? null;
    const papers = wallet.ok ? wallet.value.documents : null;
    return { kind: 'claims' as const, claims, papers, wish, deed };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(`${ownClaimsPath}${url.search}`));
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** A claim with its days and the letters that are due; a closed one has none. */
function withDays(
  claim: Answer<'listClaims'>['claims'][number],
  { today, language }: Pick<PageTools, 'today' | 'language'>,
): OwnClaim {
  if (claim.isClosed) return { ...claim, clocks: [], due: [] };
  const known = {
    ...claim,
    lostOn: claim.lostOn as IstDate,
    toldOn: claim.toldOn as IstDate | null,
    amount: claim.amount as Paise | null,
    steps: claim.steps.map(({ kind, on }) => ({ kind, on: on as IstDate })),
  };
  return {
    ...claim,
    clocks: claimClocks(known, today),
    due: dueClaimLetters(known, today).map((due) => ({
      ...{ kind: due.kind, from: due.from },
      body: writeClaimLetter(known, due, { language, today }).body,
    })),
  };
}

type Typed = Readonly<Record<(typeof claimFields)[number], string>>;
type Answered = Promise<
  | { readonly deed: (typeof deeds)[number]; readonly claimId: string | null }
  | { readonly faults: readonly ClaimFault[]; readonly failure: PageFailure | null }
>;

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const claimId = formText(form, 'claim') || null;
  const intent = formText(form, 'intent');
  const typed = Object.fromEntries(
    claimFields.map((name) => [name, formText(form, name).trim()]),
  ) as Typed;
  const doIt = () => {
    if (intent === 'note') return note(tools, { claimId: claimId ?? '', typed });
    if (intent === 'unnote' || intent === 'delete') {
      return remove(tools, {
        claimId: claimId ?? '',
        stepId: Number(formText(form, 'step')),
        intent,
      });
    }
    return save(tools, { claimId, typed, isClosed: formText(form, 'closed') === 'yes' });
  };
  const answer = await doIt();
  if ('deed' in answer) {
    const anchor = answer.claimId === null ? '' : `#c-${answer.claimId}`;
    return redirect(`${ownClaimsPath}?done=${answer.deed}${anchor}`, 303);
  }
  const outcome: OwnClaimsOutcome = { claimId, typed, ...answer };
  return data(outcome, { status: answer.failure?.status ?? 400 });
}

async function note(
  { api, today }: PageTools,
  { claimId, typed }: { readonly claimId: string; readonly typed: Typed },
): Answered {
  const on = parseDdMmYyyy(typed.on);
  const kind = claimStepKinds.find((one) => one === typed.kind) ?? 'note';
  const { words } = typed;
  const faults = [
    ...(on === null || on > today ? (['on'] as const) : []),
    ...((kind === 'note' && words.length < 2) || words.length > 500 ? (['words'] as const) : []),
  ];
  if (on === null || faults.length > 0) return { faults, failure: null };
  const answer = await api.call(addClaimStep, { body: { claimId, on, kind, words } });
  if (answer.ok) return { deed: 'noted', claimId };
  const failure = toPageFailure(answer.error);
  // What the form cannot know: a step before the day of the loss.
  if (failure.code === 'request/bad-input') return { faults: ['on'], failure: null };
  return { faults: [], failure };
}

async function remove(
  { api }: PageTools,
  {
    claimId,
    stepId,
    intent,
  }: { readonly claimId: string; readonly stepId: number; readonly intent: 'unnote' | 'delete' },
): Answered {
  const answer =
    intent === 'delete'
      ? await api.call(deleteClaim, { body: { claimId } })
      : await api.call(deleteClaimStep, { body: { claimId, stepId } });
  if (!answer.ok) return { faults: [], failure: toPageFailure(answer.error) };
  return intent === 'delete' ? { deed: 'deleted', claimId: null } : { deed: 'unnoted', claimId };
}

async function save(
  { api, today }: PageTools,
  {
    claimId,
    typed,
    isClosed,
  }: { readonly claimId: string | null; readonly typed: Typed; readonly isClosed: boolean },
): Answered {
  const {
    lostOn,
    toldOn,
    amount,
    faults: wrong,
  } = readClaimWish(new URLSearchParams(typed), today);
  const isWrong = (text: string) => text !== '' && !paperNumberPattern.test(text);
  const faults: readonly ClaimFault[] = [
    ...new Set([
      ...(lostOn === null ? (['lost'] as const) : []),
      ...wrong,
      ...(isWrong(typed.vehicle) ? (['vehicle'] as const) : []),
      ...(isWrong(typed.policy) ? (['policy'] as const) : []),
      ...(isWrong(typed.number) ? (['number'] as const) : []),
    ]),
  ];
  if (lostOn === null || faults.length > 0) return { faults, failure: null };
  const answer = await api.call(saveClaim, {
    body: {
      ...{ claimId, lostOn, toldOn, amount, isClosed },
      loss: lossKinds.find((one) => one === typed.loss) ?? 'accident',
      vehicleNumber: typed.vehicle.slice(0, 15),
      ...{ policyNumber: typed.policy, claimNumber: typed.number },
    },
  });
  if (answer.ok) return { deed: 'saved', claimId: answer.value.claimId };
  return { faults: [], failure: toPageFailure(answer.error) };
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('own-claims').title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as OwnClaimsOutcome | null;
  return <OwnClaimsPage page={page} outcome={outcome} />;
}
