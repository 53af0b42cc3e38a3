/** A message as received. */
export type SunkMessage = {
  readonly sink: string;
  /** Set by the sender; messages with the same id are duplicates. */
  readonly id: string;
  /** Number of deliveries. */
  readonly arrivals: number;
  readonly body: unknown;
  /** RFC 3339, UTC, of the first delivery. */
  readonly receivedAt: string;
};

/** Messages received at the operator's webhook and spreadsheets, one row per id. */
export type SinkInbox = {
  readonly add: (message: Omit<SunkMessage, 'arrivals'>) => void;
  /** Oldest first. */
  readonly list: (sink?: string) => readonly SunkMessage[];
  readonly clear: () => void;
};

const LONGEST_INBOX = 2_000;

export function createSinkInbox(): SinkInbox {
  const messages = new Map<string, SunkMessage>();
  return {
    add(message) {
      const key = `${message.sink} ${message.id}`;
      const known = messages.get(key);
      messages.set(
        key,
        known ? { ...known, arrivals: known.arrivals + 1 } : { ...message, arrivals: 1 },
      );
      const [oldest] = messages.keys();
      if (messages.size > LONGEST_INBOX && oldest !== undefined) messages.delete(oldest);
    },
    list: (sink) =>
      [...messages.values()].filter((message) => sink === undefined || message.sink === sink),
    clear: () => messages.clear(),
  };
}
