import '../../../frame/styles/records.css';
import { listWallet } from '@pahiya/contracts/garage/wallet-calls';
import {
  addClaimStep,
  deleteClaim,
  listClaims,
  saveClaim,
} from '@pahiya/contracts/insurance/insurance-calls';
import { claimClocks, lossKinds } from '@pahiya/domain/insurance/claim-clocks';
import { dueLetter } from '@pahiya/domain/insurance/claim-letters';
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
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type ClaimWish, readClaimWish } from './claim-wish.ts';
import { laterDays, type OwnClaimsOutcome, OwnClaimsPage } from './own-claims-page.tsx';
import { ownClaimsPath } from './own-claims-path.ts';

const fields = ['loss', 'lost', 'told', 'amount', 'vehicle', 'number', 'policy', 'on', 'words'];
const deeds = ['saved', 'noted', 'deleted'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, today } = pageTools(context);
  const url = new URL(request.url);
  const [answer, wallet] = await Promise.all([api.call(listClaims, {}), api.call(listWallet, {})]);
  const wish = readClaimWish(url.searchParams, today);
  if (answer.ok) {
    const claims = answer.value.claims.map((claim) => {
      const days = {
        ...{ lostOn: claim.lostOn as IstDate, toldOn: claim.toldOn as IstDate | null },
        ...{ amount: claim.amount as Paise | null, isClosed: claim.isClosed },
        refusedOn: claim.refusedOn as IstDate | null,
        complainedOn: claim.complainedOn as IstDate | null,
        portalOn: claim.portalOn as IstDate | null,
      };
      return {
        ...claim,
        clocks: claim.isClosed ? [] : claimClocks(days, today),
        dueLetter: dueLetter(days, today),
      };
    });
    const deed = deeds.find((one) => one === url.searchParams.get('done')) ?? null;
    const papers = wallet.ok ? wallet.value.documents : null;
    return { kind: 'claims' as const, claims, papers, wish, deed };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(`${ownClaimsPath}${url.search}`));
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, today } = pageTools(context);
  const form = await request.formData();
  const claimId = formText(form, 'claim') || null;
  const intent = formText(form, 'intent');
  const refused = (outcome: OwnClaimsOutcome, status = 400) => data(outcome, { status });
  const typed = Object.fromEntries(
    [...fields, ...laterDays].map((name) => [name, formText(form, name).trim()]),
  );
  if (intent === 'note') {
    const on = parseDdMmYyyy(typed.on ?? '');
    const words = typed.words ?? '';
    const faults = [
      ...(on === null || on > today ? (['on'] as const) : []),
      ...(words.length < 2 || words.length > 500 ? (['words'] as const) : []),
    ];
    if (on === null || faults.length > 0) return refused({ claimId, typed, faults, failure: null });
    const answer = await api.call(addClaimStep, { body: { claimId: claimId ?? '', on, words } });
    if (answer.ok) return redirect(`${ownClaimsPath}?done=noted#c-${claimId}`, 303);
    const failure = toPageFailure(answer.error);
    return refused({ claimId, typed, faults: [], failure }, failure.status);
  }
  if (intent === 'delete') {
    const answer = await api.call(deleteClaim, { body: { claimId: claimId ?? '' } });
    if (answer.ok) return redirect(`${ownClaimsPath}?done=deleted`, 303);
    const failure = toPageFailure(answer.error);
    return refused({ claimId, typed, faults: [], failure }, failure.status);
  }
  const wish = readClaimWish(new URLSearchParams(typed), today);
  const later = readLater(typed, wish, today);
  const faults = [
    ...new Set([...(wish.lostOn === null ? (['lost'] as const) : []), ...wish.faults]),
    ...later.faults,
  ];
  if (wish.lostOn === null || faults.length > 0) {
    return refused({ claimId, typed, faults, failure: null });
  }
  const answer = await api.call(saveClaim, {
    body: {
      ...{ claimId, lostOn: wish.lostOn, toldOn: wish.toldOn, amount: wish.amount },
      loss: lossKinds.find((one) => one === typed.loss) ?? 'accident',
      vehicleNumber: (typed.vehicle ?? '').slice(0, 15),
      claimNumber: (typed.number ?? '').slice(0, 60),
      policyNumber: (typed.policy ?? '').slice(0, 60),
      ...later.days,
      isClosed: formText(form, 'closed') === 'yes',
    },
  });
  if (answer.ok) return redirect(`${ownClaimsPath}?done=saved#c-${answer.value.claimId}`, 303);
  const failure = toPageFailure(answer.error);
  return refused({ claimId, typed, faults: [], failure }, failure.status);
}

/** Days of refusal and complaints, as the server takes them; those that it would refuse are faults. */
function readLater(
  typed: Readonly<Record<string, string>>,
  { lostOn, toldOn }: ClaimWish,
  today: IstDate,
) {
  const read = (name: (typeof laterDays)[number]) => parseDdMmYyyy(typed[name] ?? '');
  const [refusedOn, complainedOn, portalOn] = laterDays.map(read);
  const days = {
    refusedOn: refusedOn ?? null,
    complainedOn: complainedOn ?? null,
    portalOn: portalOn ?? null,
  };
  const first = toldOn ?? lostOn;
  const isRight = (day: IstDate | null, from: IstDate | null) =>
    day !== null && day <= today && (from === null || day >= from);
  const rights = {
    refused: isRight(days.refusedOn, first),
    complained: isRight(days.complainedOn, first),
    portal: days.complainedOn !== null && isRight(days.portalOn, days.complainedOn),
  };
  return { days, faults: laterDays.filter((name) => typed[name] !== '' && !rights[name]) };
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
