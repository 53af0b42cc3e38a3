/** One message as it arrived. */
export type SunkMessage = {
  readonly sink: string;
  /** Whose id it is, is the sender's to say: the same id is the same message. */
  readonly id: string;
  /** How often it arrived. */
  readonly arrivals: number;
  readonly body: unknown;
  /** RFC 3339, UTC: the first time. */
  readonly receivedAt: string;
};

/** What arrived at the operator's webhook and spreadsheets: one row an id, however often it came. */
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
