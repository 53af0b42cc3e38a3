import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from './db/database.ts';

/** What a kind adds to the receipts of its orders: names of items and words. Amounts are the order's lines. */
export type OrderReceipts = {
  /** Items of an order by id. Anyone with the receipt reads them: no vehicle number, no name or address of a person. */
  readonly items: (
    sql: Queryable,
    orderId: string,
    language: Language,
  ) => Promise<ReadonlyMap<string, ReceiptItem>>;
  readonly words: Readonly<Record<Language, KindReceiptWords>>;
};

/** An item of an order as it stands on a receipt. */
export type ReceiptItem = {
  readonly name: string;
  /** Number of the receipt that others gave for what was passed on to them; null until it is known. */
  readonly reference: string | null;
  readonly state: 'done' | 'under-way' | 'given-back';
};

/** Words of a kind on its receipts. */
export type KindReceiptWords = {
  /** Heading of the amounts that are passed on, which carry no GST. */
  readonly passedOn: string;
  readonly passedOnTotal: string;
  /** Heads of the columns of items and of their references. */
  readonly item: string;
  readonly reference: string;
  readonly states: Readonly<Record<ReceiptItem['state'], string>>;
  /** What lines are for, by their code; a line with another code is named after its kind of line. */
  readonly lines: Readonly<Record<string, string>>;
  /** At the foot of the receipt. */
  readonly note: string;
};
