import type { Input } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  changeLoanApplication,
  giveLoanConsent,
  resendLoanOtp,
  verifyLoanOtp,
} from '@pahiya/contracts/loans/loan-calls';
import type { WorkKind } from '@pahiya/domain/loans/eligibility';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readDay, readRupees } from '../facts/read-typed.ts';
import type { ApplicationField, ApplicationOutcome, PersonField } from './application-outcome.ts';

type Acted = ApplicationOutcome | 'done';
type Act = (tools: PageTools, applicationId: string, form: FormData) => Promise<Acted>;
type ChangeBody = Input<'changeLoanApplication'>['body'];
type Answered = { readonly ok: true } | { readonly ok: false; readonly error: ApiFailure };

/** Handles the forms of an application by their `intent`. */
export async function actOnApplication(
  tools: PageTools,
  applicationId: string,
  form: FormData,
): Promise<Acted> {
  const intent = formText(form, 'intent');
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  return act === undefined ? 'done' : act(tools, applicationId, form);
}

const acts: Readonly<Record<string, Act>> = {
  consent: giveConsent,
  otp: verifyOtp,
  resend: async ({ api }, applicationId) =>
    result(await api.call(resendLoanOtp, { body: { applicationId } })),
  choose: async (tools, applicationId, form) =>
    change(tools, applicationId, { act: 'choose', offerId: formText(form, 'offerId') }),
  unchoose: (tools, applicationId) => change(tools, applicationId, { act: 'unchoose' }),
  'ask-again': (tools, applicationId) => change(tools, applicationId, { act: 'ask-again' }),
  withdraw: (tools, applicationId) => change(tools, applicationId, { act: 'withdraw' }),
  'hand-over': async (tools, applicationId, form) => {
    if (formText(form, 'agree') !== 'yes') return wrong(['agree']);
    return change(tools, applicationId, {
      act: 'hand-over',
      offerId: formText(form, 'offerId'),
      isAgreed: true,
      textVersion: formText(form, 'textVersion'),
    });
  },
};

async function giveConsent({ api }: PageTools, applicationId: string, form: FormData) {
  const text = (name: PersonField) => formText(form, name).trim();
  const typed = {
    name: text('name'),
    bornOn: text('bornOn'),
    pinCode: text('pinCode'),
    work: formText(form, 'work'),
    income: text('income'),
    instalments: text('instalments'),
    employer: text('employer'),
    email: text('email'),
  };
  const pan = text('pan').toUpperCase().replace(/\s/g, '');
  const bornOn = readDay(typed.bornOn);
  const income = readRupees(typed.income);
  const instalments = typed.instalments === '' ? 0 : readRupees(typed.instalments);
  const lenderIds = form.getAll('lender').filter((one) => typeof one === 'string');
  const faults: ApplicationField[] = [
    ...(isLine(typed.name, 2) ? [] : (['name'] as const)),
    ...(/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/.test(pan) ? [] : (['pan'] as const)),
    ...(bornOn === null ? (['bornOn'] as const) : []),
    ...(/^[1-9]\d{5}$/.test(typed.pinCode) ? [] : (['pinCode'] as const)),
    ...(income === null || income < 100_000 ? (['income'] as const) : []),
    ...(instalments === null ? (['instalments'] as const) : []),
    ...(isLine(typed.employer, 0) ? [] : (['employer'] as const)),
    ...(typed.email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)
      ? []
      : (['email'] as const)),
    ...(lenderIds.length > 0 ? [] : (['lenders'] as const)),
  ];
  if (bornOn === null || income === null || instalments === null || faults.length > 0) {
    return wrong(faults, typed);
  }
  const work: WorkKind = typed.work === 'self-employed' ? 'self-employed' : 'salaried';
  const { name, pinCode, employer, email } = typed;
  const answer = await api.call(giveLoanConsent, {
    params: { applicationId },
    body: {
      person: {
        ...{ name, pan, bornOn, pinCode, work, income, instalments },
        employer: employer === '' ? null : employer,
        email: email === '' ? null : email,
      },
      lenderIds,
      textVersion: formText(form, 'textVersion'),
    },
  });
  if (answer.ok) return 'done' as const;
  const { error } = answer;
  const named =
    error.kind === 'problem'
      ? (error.problem.errors ?? []).flatMap(({ path = '' }) => fieldOf(path))
      : [];
  return named.length > 0 ? wrong(named, typed) : result(answer);
}

function fieldOf(path: string): ApplicationField[] {
  const name = path.replace(/^body\.(?:person\.)?/, '').split('.')[0] ?? '';
  if (name === 'lenderIds') return ['lenders'];
  const known: readonly string[] = ['name', 'pan', 'bornOn', 'pinCode', 'income', 'email'];
  return known.includes(name) ? [name as PersonField] : [];
}

async function verifyOtp({ api }: PageTools, applicationId: string, form: FormData) {
  const otp = formText(form, 'otp').replace(/\s/g, '');
  if (!/^\d{6}$/.test(otp)) return wrong(['otp']);
  const answer = await api.call(verifyLoanOtp, { params: { applicationId }, body: { otp } });
  // The field sends itself at six digits, and a press on the button sends it again: the page then shows where the
  // application stands.
  const isSentTwice = !answer.ok && problemCode(answer.error) === 'loan/wrong-step';
  return isSentTwice ? ('done' as const) : result(answer);
}

function problemCode(error: ApiFailure): string | null {
  return error.kind === 'problem' ? (error.problem.code ?? null) : null;
}

async function change({ api }: PageTools, applicationId: string, body: ChangeBody): Promise<Acted> {
  return result(await api.call(changeLoanApplication, { params: { applicationId }, body }));
}

function result(answer: Answered): Acted {
  return answer.ok ? 'done' : { kind: 'failed', failure: toPageFailure(answer.error) };
}

function wrong(
  faults: readonly ApplicationField[],
  typed: Readonly<Record<string, string>> = {},
): ApplicationOutcome {
  return { kind: 'faults', faults, typed };
}

function isLine(text: string, least: number): boolean {
  return text.length >= least && text.length <= 100 && !/\p{C}/u.test(text);
}
