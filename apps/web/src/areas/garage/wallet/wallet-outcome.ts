import type { Answer } from '@pahiya/api-client/api-client';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

export const walletPath = '/garage/documents';

/** A person's copies as the call returns them. */
export type Wallet = Answer<'listWallet'>;
export type WalletDocument = Wallet['documents'][number];

/** Fields of the form that can be wrong. */
export type WalletField = 'kind' | 'file' | 'validUpto' | 'title';

/** Outcome of a form without redirect. `documentId`: of the copy whose date was typed; null for a new one. */
export type WalletOutcome =
  | {
      readonly kind: 'form';
      readonly documentId: string | null;
      readonly errors: Readonly<Partial<Record<WalletField, WalletFault>>>;
      readonly typed: Readonly<Record<'kind' | 'vehicleNumber' | 'title' | 'validUpto', string>>;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

export type WalletFault =
  | 'choose'
  | 'missing'
  | 'size'
  | 'type'
  | 'unreadable'
  | 'not-stored'
  | 'day'
  | 'long';

export const walletDeeds = ['added', 'changed', 'removed'] as const;
export type WalletDeed = (typeof walletDeeds)[number];
