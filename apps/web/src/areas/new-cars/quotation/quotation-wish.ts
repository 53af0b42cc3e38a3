import {
  parseQuotation,
  type QuotationFault,
  type QuotedLine,
} from '@pahiya/domain/new-cars/quotation-text';
import { type OnRoadWish, readOnRoadWish } from '../facts/on-road-wish.ts';

/** Characters of the whole text: it travels in the address. */
export const longestQuotation = 1500;

/** What the address says: the car, its registration, and the quotation as typed. */
export type QuotationWish = OnRoadWish & {
  /** make, model, variant; null: not chosen. */
  readonly car: readonly [make: string, model: string, variant: string] | null;
  readonly make: string | undefined;
  readonly model: string | undefined;
  /** Null: the form was not sent. */
  readonly text: string | null;
};

/** Reads the address. A car that cannot be one is left to the server to refuse. */
export function readQuotationWish(query: URLSearchParams): QuotationWish {
  const car = query.get('car');
  const [make = '', model = '', variant = ''] = car?.split('/') ?? [];
  return {
    ...readOnRoadWish(query),
    car: car === null || car === '' ? null : [make, model, variant],
    make: query.get('make') ?? undefined,
    model: query.get('model') ?? undefined,
    text: query.get('lines')?.replaceAll('\0', '') ?? null,
  };
}

/** The lines of the quotation, or what is wrong with it. */
export function linesOf(text: string): {
  readonly lines: readonly QuotedLine[];
  readonly fault: QuotationFault | null;
} {
  if (text.length > longestQuotation) return { lines: [], fault: { what: 'too-long' } };
  const parsed = parseQuotation(text);
  return parsed.ok ? { lines: parsed.value, fault: null } : { lines: [], fault: parsed.error };
}
