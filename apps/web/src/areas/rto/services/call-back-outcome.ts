import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';

/** Id of the element that the response replaces. */
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
      /** Null: this number has an earlier request, whose sender has the key. */
      readonly withdrawKey: string | null;
    }
  | { readonly kind: 'ended' }
  | {
      readonly kind: 'failed';
      readonly failure: PageFailure;
      /** Fields that the server rejected, by its names. */
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

/** The request body. An unticked box is sent as false, which the API refuses. */
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
