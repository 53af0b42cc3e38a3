import type { Answering } from '../../http/exchange.ts';
import type { Refusal } from '../../http/refusal.ts';

/** The same for unknown, revoked and expired links. */
export const linkOver: Refusal = {
  code: 'link/over',
  detail: 'This link is unknown, withdrawn or expired.',
};

/** What a shared link shows is stored nowhere, listed nowhere, and its address is passed on to nobody. */
export function neverKept(reply: Answering): void {
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow');
}
