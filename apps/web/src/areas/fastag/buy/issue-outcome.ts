import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';

/** Fields that the page itself checks, before anything is sent. */
export const issueFields = [
  'otp',
  'name',
  'dateOfBirth',
  'idKind',
  'idNumber',
  'idExpiresOn',
  'identifierEnd',
  'file',
  'size',
  'addressName',
  'line',
  'city',
  'stateCode',
  'pinCode',
] as const;
export type IssueField = (typeof issueFields)[number];

/** Outcome of a form of an issue, without redirect.
 * - `form`: what is wrong in it; `about`: the picture of a picture form. `typed`: what is shown again, never a number of
 * a proof. - `failed`: a call failed; `about` as before. */
export type IssueOutcome =
  | GatewayForm
  | {
      readonly kind: 'form';
      readonly fields: readonly IssueField[];
      readonly about: string | null;
      readonly typed: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'failed';
      readonly failure: PageFailure;
      readonly about: string | null;
      readonly typed: Readonly<Record<string, string>>;
    };

/** What a form led to. */
export type ActedOnIssue =
  | IssueOutcome
  | { readonly kind: 'done' }
  /** Ordered, but the payment page did not open. */
  | { readonly kind: 'order'; readonly orderId: string; readonly failure: PageFailure };
