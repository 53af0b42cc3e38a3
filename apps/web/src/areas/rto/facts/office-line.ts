import type { IssuedFor } from '@pahiya/domain/places/issued-for';
import type { Confidence, OfficeStatus } from '@pahiya/domain/places/rto-offices';

/** An RTO in a list. */
export type OfficeLine = {
  readonly code: string;
  /** As on plates: `MH 12`. */
  readonly display: string;
  readonly office: string;
  readonly district: string | null;
  readonly status: OfficeStatus;
  readonly confidence: Confidence;
  /** Null: the general public of its jurisdiction. */
  readonly issuedFor: IssuedFor | null;
  readonly path: string;
};

/** A link to a town or district page. */
export type PlaceLink = {
  readonly path: string;
  readonly name: string;
  readonly nameHindi: string | null;
};

/** A question and its answer in the page's language. */
export type Question = { readonly id: string; readonly question: string; readonly answer: string };
