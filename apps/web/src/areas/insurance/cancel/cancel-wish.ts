import type { Input } from '@pahiya/api-client/api-client';
import {
  cancelReasons,
  type ThirdPartyGround,
  thirdPartyGrounds,
} from '@pahiya/domain/insurance/cancelled-policy';
import { formText } from '../../../frame/page/form-text.ts';

/** What the address asks about: it decides the refund. */
export type CancelChoice = {
  readonly claim: 'yes' | 'no';
  readonly ground: ThirdPartyGround | null;
};
export type CancelField = 'confirm' | 'otherPolicy';
type Body = Input<'cancelPolicy'>['body'];

/** Reads the choice from an address. */
export function readChoice(query: URLSearchParams): CancelChoice {
  return {
    claim: query.get('claim') === 'yes' ? 'yes' : 'no',
    ground: thirdPartyGrounds.find((one) => one === query.get('ground')) ?? null,
  };
}

/** The choice as query of an address. */
export function choiceQuery({ claim, ground }: CancelChoice): string {
  return `?${new URLSearchParams({ claim, ...(ground === null ? {} : { ground }) })}`;
}

/** Reads the confirmation; its faults where something is missing. */
export function readCancelForm(
  form: FormData,
  { claim, ground }: CancelChoice,
): { readonly body: Body; readonly otherPolicy: string; readonly faults: readonly CancelField[] } {
  const otherPolicy = formText(form, 'otherPolicy').trim().slice(0, 60);
  const needsOther = ground === 'double-insurance';
  const faults: CancelField[] = [
    ...(needsOther && !/^[\w./-]{4,60}$/.test(otherPolicy) ? (['otherPolicy'] as const) : []),
    ...(formText(form, 'confirm') === 'yes' ? [] : (['confirm'] as const)),
  ];
  const reason = cancelReasons.find((one) => one === formText(form, 'reason')) ?? null;
  return {
    faults,
    otherPolicy,
    body: {
      hadClaim: claim === 'yes',
      ground,
      otherPolicy: needsOther ? otherPolicy : null,
      reason,
      expectedRefund: Number(formText(form, 'refund')),
      isConfirmed: true,
    },
  };
}
