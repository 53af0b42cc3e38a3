import type { Answering, Asking } from './http/exchange.ts';

/** A completed sign-in. */
export type SignedIn = {
  readonly userId: string;
  readonly deviceId: string;
  readonly request: Asking;
  readonly reply: Answering;
};

/** Called by `loginUser` so other modules can carry over the guest's data. */
export type SignedInListener = (event: SignedIn) => Promise<void>;
