import { monthName } from '../../shared/intl.ts';
import { type IstDate, partsOf } from '../../shared/ist-date.ts';
import type { Paise } from '../../shared/money.ts';

/** Papers and things that a seller can hand over with a vehicle. */
export const handoverPapers = [
  'rc',
  'insurance',
  'puc',
  'form-29',
  'form-30',
  'noc-form-35',
  'keys',
  'service-book',
] as const;
export type HandoverPaper = (typeof handoverPapers)[number];

/** Kinds of identity papers of a buyer. */
export const buyerIdKinds = ['aadhaar', 'pan', 'driving-licence', 'voter-id', 'passport'] as const;
export type BuyerIdKind = (typeof buyerIdKinds)[number];

/** Facts of a handover. Null facts become blanks to be filled in by hand. */
export type HandoverFacts = {
  readonly vehicleNumber: string;
  readonly car: string;
  readonly maker: string | null;
  /** Last characters as on the record. */
  readonly chassisEnd: string | null;
  readonly engineEnd: string | null;
  /** The office that registered the vehicle. */
  readonly office: string | null;
  readonly seller: string;
  readonly buyer: string;
  readonly buyerAddress: string | null;
  readonly buyerMobile: string | null;
  readonly buyerId: { readonly kind: BuyerIdKind; readonly last4: string } | null;
  /** Form 29B of a dealer; null: none stated, or a private person. */
  readonly authorisationNumber: string | null;
  readonly isDealer: boolean;
  readonly amount: Paise;
  /** Instant of the handover, RFC 3339 UTC. */
  readonly at: string;
  readonly on: IstDate;
  readonly place: string;
  readonly odometerKm: number;
  /** Papers handed over; null: to be ticked by hand. */
  readonly papers: readonly HandoverPaper[] | null;
  /** Form 29 is due, and Form 30. */
  readonly reportBy: IstDate;
  readonly applyBy: IstDate;
  readonly checkUrl: string;
};

/** A part of a page. `sign`: two lines to sign on. */
export type HandoverBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'part'; readonly title: string }
  | { readonly kind: 'fact'; readonly term: string; readonly value: string | null }
  | { readonly kind: 'tick'; readonly text: string; readonly isTicked: boolean }
  | { readonly kind: 'sign'; readonly left: string; readonly right: string };

/** A page of the file. */
export type HandoverPage = {
  readonly title: string;
  /** Under the title, such as the rule of a form. */
  readonly lead: string | null;
  readonly blocks: readonly HandoverBlock[];
};

/** A blank of a printed form. */
export const blank = '________________';

/** The day of a form in the words that it is printed with. */
export function dayWords(date: IstDate): string {
  const { day, month, year } = partsOf(date);
  return `${day} day of ${monthName(month, 'en-IN')} of the year ${year}`;
}
