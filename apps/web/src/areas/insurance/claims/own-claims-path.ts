import type { ClaimWish } from './claim-wish.ts';

/** Page of a person's claims. */
export const ownClaimsPath = '/insurance-claims/mine';

/** The same, to begin a claim with what was typed at the guide. */
export function ownClaimsAddress({ loss, typed }: Pick<ClaimWish, 'loss' | 'typed'>): string {
  return `${ownClaimsPath}?${new URLSearchParams({ loss, ...typed })}`;
}
