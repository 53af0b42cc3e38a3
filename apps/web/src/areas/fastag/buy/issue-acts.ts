import {
  fastagBuyOrder,
  fastagIssuePerson,
  fastagResendOtp,
  fastagVerifyOtp,
} from '@pahiya/contracts/fastag/issue-calls';
import { idKinds } from '@pahiya/domain/fastag/ports';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { sendPicture } from '../../../parts/new-tag/send-picture.ts';
import { beginPayment } from '../../../parts/payment/begin-payment.ts';
import type { ActedOnIssue, IssueField } from './issue-outcome.ts';

type Act = (tools: PageTools, issueId: string, form: FormData) => Promise<ActedOnIssue>;

/** Handles the forms of an issue by their `intent`. */
export async function actOnIssue(
  tools: PageTools,
  issueId: string,
  form: FormData,
): Promise<ActedOnIssue> {
  const intent = formText(form, 'intent');
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  return act === undefined ? { kind: 'done' } : act(tools, issueId, form);
}

const acts: Readonly<Record<string, Act>> = {
  otp: verifyOtp,
  resend: resendOtp,
  person: checkPerson,
  'tag-picture': passPicture,
  order,
};

async function verifyOtp({ api }: PageTools, issueId: string, form: FormData) {
  const otp = formText(form, 'otp').replace(/\s/g, '');
  if (!/^\d{6}$/.test(otp)) return wrong(['otp']);
  return result(await api.call(fastagVerifyOtp, { body: { issueId, otp } }));
}

async function resendOtp({ api }: PageTools, issueId: string) {
  return result(await api.call(fastagResendOtp, { body: { issueId } }));
}

async function checkPerson({ api }: PageTools, issueId: string, form: FormData) {
  const text = (name: string) => formText(form, name).trim();
  // A number of a proof is never shown again.
  const typed = {
    name: text('name'),
    dateOfBirth: text('dateOfBirth'),
    idKind: text('idKind'),
    idExpiresOn: text('idExpiresOn'),
  };
  const idKind = idKinds.find((one) => one === typed.idKind);
  const dateOfBirth = parseDdMmYyyy(typed.dateOfBirth);
  const idExpiresOn = typed.idExpiresOn === '' ? undefined : parseDdMmYyyy(typed.idExpiresOn);
  const idNumber = text('idNumber').toUpperCase();
  const identifierEnd = text('identifierEnd').toUpperCase();
  const needsExpiry = idKind === 'driving-licence' || idKind === 'passport';
  const fields: IssueField[] = [
    ...(isLine(typed.name, 80) ? [] : (['name'] as const)),
    ...(dateOfBirth === null ? (['dateOfBirth'] as const) : []),
    ...(idKind === undefined ? (['idKind'] as const) : []),
    ...(/^[A-Z0-9][A-Z0-9 /-]{4,24}$/.test(idNumber) ? [] : (['idNumber'] as const)),
    ...(idExpiresOn === null || (needsExpiry && idExpiresOn === undefined)
      ? (['idExpiresOn'] as const)
      : []),
    ...(/^[A-Z0-9]{5}$/.test(identifierEnd) ? [] : (['identifierEnd'] as const)),
  ];
  if (fields.length > 0 || dateOfBirth === null || idKind === undefined || idExpiresOn === null) {
    return wrong(fields, typed);
  }
  const { name } = typed;
  const body = { issueId, name, dateOfBirth, idKind, idNumber, idExpiresOn, identifierEnd };
  return result(await api.call(fastagIssuePerson, { body }), typed);
}

async function passPicture(
  tools: PageTools,
  _issueId: string,
  form: FormData,
): Promise<ActedOnIssue> {
  const sent = await sendPicture(tools, form);
  switch (sent.kind) {
    case 'sent':
      return { kind: 'done' };
    case 'problem': {
      const field = sent.problem === 'size' ? 'size' : 'file';
      return { kind: 'form', fields: [field], about: sent.picture, typed: {} };
    }
    case 'failed': {
      const about = sent.failure.code.startsWith('document/') ? sent.picture : null;
      return { kind: 'failed', failure: sent.failure, about, typed: {} };
    }
  }
}

async function order(tools: PageTools, issueId: string, form: FormData): Promise<ActedOnIssue> {
  const text = (name: string) => formText(form, name).trim();
  const typed = {
    addressName: text('addressName'),
    line: text('line'),
    city: text('city'),
    stateCode: text('stateCode'),
    pinCode: text('pinCode').replace(/\s/g, ''),
  };
  const fields: IssueField[] = [
    ...(isLine(typed.addressName, 80) ? [] : (['addressName'] as const)),
    ...(isLine(typed.line, 160) ? [] : (['line'] as const)),
    ...(isLine(typed.city, 60) ? [] : (['city'] as const)),
    ...(/^[A-Z]{2}$/.test(typed.stateCode) ? [] : (['stateCode'] as const)),
    ...(/^[1-9]\d{5}$/.test(typed.pinCode) ? [] : (['pinCode'] as const)),
  ];
  if (fields.length > 0) return wrong(fields, typed);
  const expectedTotal = Number(formText(form, 'total'));
  const { addressName: name, ...rest } = typed;
  const placed = await tools.api.call(
    fastagBuyOrder,
    { body: { issueId, expectedTotal, address: { name, ...rest } } },
    { idempotencyKey: `${formText(form, 'key')}-${expectedTotal}` },
  );
  if (!placed.ok) return result(placed, typed);
  const { orderId, quoteId, total } = placed.value.order;
  const begun = await beginPayment(tools, { orderId, quoteId, total });
  return begun.kind === 'failed' ? { kind: 'order', orderId, failure: begun.failure } : begun;
}

function isLine(text: string, longest: number): boolean {
  return text.length >= 2 && text.length <= longest && !/\p{C}/u.test(text);
}

function wrong(
  fields: readonly IssueField[],
  typed: Readonly<Record<string, string>> = {},
): ActedOnIssue {
  return { kind: 'form', fields, about: null, typed };
}

function result(
  answer:
    | { readonly ok: true }
    | { readonly ok: false; readonly error: Parameters<typeof toPageFailure>[0] },
  typed: Readonly<Record<string, string>> = {},
): ActedOnIssue {
  if (answer.ok) return { kind: 'done' };
  return { kind: 'failed', failure: toPageFailure(answer.error), about: null, typed };
}
