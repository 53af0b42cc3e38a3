import type { SettlementType } from '@pahiya/domain/challans/quote';

/** A press on "Sign in and pay": what was to be paid, in paise. */
export type PendingPress = {
  readonly path: string;
  readonly speed: SettlementType;
  readonly total: number;
};

const key = 'pay-after-sign-in';

/** Sign-in takes a minute or two; a later one was not triggered by this press. */
const freshMs = 10 * 60_000;

/** Remembers in this tab that the person pressed "Sign in and pay". */
export function rememberPress(storage: Storage, press: PendingPress, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...press, at: nowMs }));
}

/** Takes the remembered press of this checkout, once; null when there is none, or it is too old. */
export function takePress(storage: Storage, path: string, nowMs: number): PendingPress | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  if (text === null) return null;
  const press = JSON.parse(text) as PendingPress & { readonly at: number };
  return press.path === path && nowMs - press.at < freshMs ? press : null;
}
