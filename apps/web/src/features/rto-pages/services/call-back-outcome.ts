import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { formText } from '../../../page-parts/form-text.ts';
import { type PageFailure, toPageFailure } from '../../../page-parts/page-failure.ts';

/** Id of the element that an answer exchanges. */
export const callBackId = 'call-back';

/** What a person typed into the form. */
export type CallBackTyped = {
  readonly name: string;
  readonly mobile: string;
  readonly state: string;
  readonly slot: string;
};

/** What came of the form. */
export type CallBackOutcome =
  | {
      readonly kind: 'asked';
      readonly day: string;
      readonly fromHour: number;
      readonly untilHour: number;
      /** Null: whoever asked first for this number has it. */
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

/** As the call takes them. A box that is not ticked is sent as it is: the call refuses it. */
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

/** A refusal, with what has to be mended. */
export function failedCallBack(failure: ApiFailure, typed: CallBackTyped): CallBackOutcome {
  const fields =
    failure.kind === 'problem'
      ? (failure.problem.errors ?? []).map(({ path }) => path.replace(/^body\./, ''))
      : [];
  return { kind: 'failed', failure: toPageFailure(failure), fields, typed };
}
