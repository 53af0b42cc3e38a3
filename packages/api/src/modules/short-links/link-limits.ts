import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';

/** Opened links of one address: people open a few, guessing needs many. */
const opened: LimitRule = { name: 'short-link', points: 60, perSeconds: 60 };

/** The limit of every call that takes the token of a shared link. */
export const linkLimits = {
  limits: ({ address }: { readonly address: string }) => [
    { rule: opened, key: addressUnit(address) },
  ],
};
