/** A message as shown on a phone. */
export type InboxMessage = {
  readonly requestId: string;
  readonly channel: 'sms' | 'voice' | 'whatsapp';
  /** Ten digits. */
  readonly mobile: string;
  readonly templateId: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly text: string;
  /** RFC 3339, UTC. */
  readonly receivedAt: string;
};

/** Messages of this run, newest first, in memory only. */
export type Inbox = {
  readonly add: (message: InboxMessage) => void;
  readonly list: (mobile?: string) => readonly InboxMessage[];
  readonly clear: () => void;
};

const LONGEST_INBOX = 500;

export function createInbox(): Inbox {
  let messages: readonly InboxMessage[] = [];
  return {
    add(message) {
      messages = [message, ...messages].slice(0, LONGEST_INBOX);
    },
    list: (mobile) =>
      mobile === undefined ? messages : messages.filter((message) => message.mobile === mobile),
    clear() {
      messages = [];
    },
  };
}
