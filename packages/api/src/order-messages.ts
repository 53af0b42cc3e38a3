import type { OrderTurn } from '@pahiya/domain/messages/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from './db/database.ts';

/** What a kind tells the owner of its orders: the facts and words of each event. */
export type OrderMessages = {
  /** The event that confirms a payment, for a kind that then asks for something at once: one message instead of two.
   * Absent: `paid`. */
  readonly paidTurn?: OrderTurn;
  /** Facts of an event that is not about a refund. `itemId`: an item that represents all affected; null for the whole
   * order. */
  readonly readFacts: (
    sql: Queryable,
    event: { readonly orderId: string; readonly itemId: string | null; readonly turn: OrderTurn },
    now: Date,
  ) => Promise<{ readonly count: number; readonly date: IstDate }>;
  /** Subject and sentences of the e-mail, in the account's language. */
  readonly words: (turn: OrderTurn, facts: TurnFacts, language: Language) => MessageWords;
};

/** What a kind says about an event; throws for one that its orders never have. */
export function textOfTurn<Text>(
  texts: Readonly<Partial<Record<OrderTurn, Text>>>,
  turn: OrderTurn,
): Text {
  const text = texts[turn];
  if (text === undefined) throw new Error(`these orders have no event ${turn}`);
  return text;
}

/** Subject and sentences of an e-mail. */
export type MessageWords = { readonly subject: string; readonly lines: readonly string[] };

/** Facts in a message; none identifies the vehicle. `count`: of the items concerned. */
export type TurnFacts = {
  readonly amount: Paise;
  readonly count: number;
  readonly date: IstDate;
};
