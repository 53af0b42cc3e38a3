import { type LossKind, lossKinds } from '@pahiya/domain/insurance/claim-clocks';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { readRupees } from '../typed/read-typed.ts';

export type ClaimField = 'lost' | 'told' | 'amount';

/** What the address asks for. Nothing of it is stored. */
export type ClaimWish = {
  readonly loss: LossKind;
  readonly typed: Readonly<Record<ClaimField, string>>;
  readonly lostOn: IstDate | null;
  readonly toldOn: IstDate | null;
  readonly amount: Paise | null;
  readonly faults: readonly ClaimField[];
};

/** Reads the form from an address; days in the future are wrong, and the insurer is not told before the loss. */
export function readClaimWish(query: URLSearchParams, today: IstDate): ClaimWish {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 40);
  const typed = { lost: text('lost'), told: text('told'), amount: text('amount') };
  const dayOf = (one: string) => parseDdMmYyyy(one) ?? parseIstDate(one);
  const lostOn = dayOf(typed.lost);
  const toldOn = dayOf(typed.told);
  const amount = readRupees(typed.amount) as Paise | null;
  const isToldWrong =
    typed.told !== '' &&
    (toldOn === null || toldOn > today || (lostOn !== null && toldOn < lostOn));
  const faults: ClaimField[] = [
    ...(typed.lost !== '' && (lostOn === null || lostOn > today) ? (['lost'] as const) : []),
    ...(isToldWrong ? (['told'] as const) : []),
    ...(typed.amount !== '' && amount === null ? (['amount'] as const) : []),
  ];
  const loss = lossKinds.find((one) => one === query.get('loss')) ?? 'accident';
  return { loss, typed, lostOn, toldOn, amount, faults };
}
