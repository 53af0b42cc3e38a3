import type { Confidence, OfficeStatus } from '@pahiya/domain/places/rto-offices';

/** An office as lists of pages show it. */
export type OfficeLine = {
  readonly code: string;
  /** As on plates: `MH 12`. */
  readonly display: string;
  readonly office: string;
  readonly district: string | null;
  readonly status: OfficeStatus;
  readonly confidence: Confidence;
  readonly path: string;
};

/** A town or district page as lists of pages name it. */
export type PlaceLink = {
  readonly path: string;
  readonly name: string;
  readonly nameHindi: string | null;
};

/** Question and answer in the page's language. */
export type Question = { readonly id: string; readonly question: string; readonly answer: string };
