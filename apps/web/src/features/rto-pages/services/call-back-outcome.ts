import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { formText } from '../../../page-parts/form-text.ts';
import { type PageFailure, toPageFailure } from '../../../page-parts/page-failure.ts';

/** Id of the element that the answer replaces. */
export const callBackId = 'call-back';

/** Typed values of the form. */
export type CallBackTyped = {
  readonly name: string;
  readonly mobile: string;
  readonly state: string;
  readonly slot: string;
};

/** Outcome of the form. */
export type CallBackOutcome =
  | {
      readonly kind: 'asked';
      readonly day: string;
      readonly fromHour: number;
      readonly untilHour: number;
      /** Null: the first sender of this number has it. */
      readonly withdrawKey: string | null;
    }
  | { readonly kind: 'ended' }
  | {
      readonly kind: 'failed';
      readonly failure: PageFailure;
      /** Fields that the server found wrong, as it names them. */
      readonly fields: readonly string[];
      readonly typed: CallBackTyped;
    };

const slots = ['any', 'morning', 'afternoon', 'evening'] as const;

/** The fields of the form. */
export function readCallBack(form: FormData): CallBackTyped {
  return {
    name: formText(form, 'name').trim(),
    mobile: formText(form, 'mobile').trim(),
    state: formText(form, 'state'),
    slot: formText(form, 'slot'),
  };
}

/** The call's body. An unticked box is sent as false, and the call refuses it. */
export function callBackBody(form: FormData, typed: CallBackTyped) {
  const { name, mobile, state } = typed;
  return {
    name,
    mobile,
    slot: slots.find((slot) => slot === typed.slot) ?? 'any',
    ...(state === '' ? {} : { stateCode: state }),
    consent: formText(form, 'consent') === 'yes',
  };
}

/** A refusal with the fields to correct. */
export function failedCallBack(failure: ApiFailure, typed: CallBackTyped): CallBackOutcome {
  const fields =
    failure.kind === 'problem'
      ? (failure.problem.errors ?? []).map(({ path }) => path.replace(/^body\./, ''))
      : [];
  return { kind: 'failed', failure: toPageFailure(failure), fields, typed };
}
