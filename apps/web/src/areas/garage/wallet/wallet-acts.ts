import { addWalletDocument, changeWalletDocument } from '@pahiya/contracts/garage/wallet-calls';
import { walletKinds } from '@pahiya/domain/garage/wallet';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { data, redirect } from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import {
  type WalletDeed,
  type WalletFault,
  type WalletField,
  type WalletOutcome,
  walletPath,
} from './wallet-outcome.ts';

type Failure = Parameters<typeof toPageFailure>[0];
type Typed = Extract<WalletOutcome, { kind: 'form' }>['typed'];

/** Keeps a new copy. What was typed stays in the form when something is wrong; a file has to be chosen again. */
export async function add({ api }: PageTools, form: FormData) {
  const typed = typedOf(form);
  const kind = walletKinds.find((one) => one === typed.kind);
  const file = chosenFile(form, 'file');
  const day = typed.validUpto === '' ? undefined : parseDdMmYyyy(typed.validUpto);
  const errors: Partial<Record<WalletField, WalletFault>> = {
    ...(kind === undefined ? { kind: 'choose' as const } : {}),
    ...(file === null ? { file: 'missing' as const } : {}),
    ...(file !== null && file.size > largestFile ? { file: 'size' as const } : {}),
    ...(day === null ? { validUpto: 'day' as const } : {}),
    ...(typed.title.length > 80 ? { title: 'long' as const } : {}),
  };
  if (Object.keys(errors).length > 0 || kind === undefined || file === null || day === null) {
    return data<WalletOutcome>({ kind: 'form', documentId: null, errors, typed }, { status: 400 });
  }
  const answer = await api.call(addWalletDocument, {
    body: {
      kind,
      ...(typed.vehicleNumber === '' ? {} : { vehicleNumber: typed.vehicleNumber }),
      ...(typed.title === '' ? {} : { title: typed.title }),
      ...(day === undefined ? {} : { validUpto: day }),
      contentBase64: await base64Of(file),
    },
  });
  if (answer.ok) return done('added');
  const fault = fileFaults[toPageFailure(answer.error).code];
  if (fault === undefined) return failed(answer.error);
  const { status } = toPageFailure(answer.error);
  const outcome: WalletOutcome = { kind: 'form', documentId: null, errors: { file: fault }, typed };
  return data(outcome, { status });
}

/** Changes the last valid day of a copy. */
export async function changeDate({ api }: PageTools, form: FormData) {
  const documentId = formText(form, 'documentId');
  const typed = typedOf(form);
  const day = typed.validUpto === '' ? null : parseDdMmYyyy(typed.validUpto);
  if (day === null && typed.validUpto !== '') {
    const errors = { validUpto: 'day' } as const;
    return data<WalletOutcome>({ kind: 'form', documentId, errors, typed }, { status: 400 });
  }
  const answer = await api.call(changeWalletDocument, {
    params: { documentId },
    body: { act: 'date', validUpto: day },
  });
  return answer.ok ? done('changed') : failed(answer.error);
}

/** Erases a copy. Already erased, maybe in another window: same result. */
export async function remove({ api }: PageTools, form: FormData) {
  const answer = await api.call(changeWalletDocument, {
    params: { documentId: formText(form, 'documentId') },
    body: { act: 'remove' },
  });
  const isGone = answer.ok || toPageFailure(answer.error).code === 'garage/document-not-found';
  return isGone || answer.ok ? done('removed') : failed(answer.error);
}

const fileFaults: Readonly<Record<string, WalletFault>> = {
  'document/unreadable': 'unreadable',
  'document/wrong-type': 'type',
  'document/not-stored': 'not-stored',
  'request/too-large': 'size',
};

function typedOf(form: FormData): Typed {
  const text = (name: keyof Typed) => formText(form, name).trim().slice(0, 200);
  return {
    kind: text('kind'),
    vehicleNumber: text('vehicleNumber'),
    title: text('title'),
    validUpto: text('validUpto'),
  };
}

function done(deed: WalletDeed) {
  return redirect(`${walletPath}?done=${deed}`, 303);
}

function failed(error: Failure) {
  const failure = toPageFailure(error);
  if (needsSignIn(failure)) return redirect(signInPath(walletPath), 303);
  return data<WalletOutcome>({ kind: 'failed', failure }, { status: failure.status });
}
