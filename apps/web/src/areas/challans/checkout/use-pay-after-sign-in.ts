import type { SettlementType } from '@pahiya/domain/challans/quote';
import { type RefObject, useEffect } from 'react';
import { takePress } from './pay-after-sign-in.ts';

type Totals = Readonly<Record<SettlementType, number>>;

/** After "Sign in and pay": sends the form once the person is back and signed in, if the total is still the same. */
export function usePayAfterSignIn(
  form: RefObject<HTMLFormElement | null>,
  { path, isLoggedIn, totals }: { path: string; isLoggedIn: boolean; totals: Totals },
): void {
  useEffect(() => {
    if (!isLoggedIn || form.current === null) return;
    const press = takePress(sessionStorage, path, Date.now());
    if (press === null || press.total !== totals[press.speed]) return;
    const speed = form.current.elements.namedItem('settlementType');
    if (speed instanceof RadioNodeList) speed.value = press.speed;
    form.current.requestSubmit();
  }, [form, path, isLoggedIn, totals]);
}
