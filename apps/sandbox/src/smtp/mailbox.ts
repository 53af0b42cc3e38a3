/** A mail as received. */
export type ReceivedMail = {
  /** Our id, for its page. */
  readonly id: string;
  readonly messageId: string;
  /** Headers of RFC 2369 and RFC 8058, unchanged. */
  readonly listUnsubscribe: string | null;
  readonly listUnsubscribePost: string | null;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** RFC 3339, UTC. */
  readonly receivedAt: string;
};

/** Mails received since the start, newest first, in memory only. */
export type Mailbox = {
  readonly add: (mail: ReceivedMail) => void;
  readonly list: (email?: string) => readonly ReceivedMail[];
  readonly find: (id: string) => ReceivedMail | undefined;
  readonly clear: () => void;
};

const LONGEST_MAILBOX = 500;

export function createMailbox(): Mailbox {
  let mails: readonly ReceivedMail[] = [];
  return {
    add(mail) {
      mails = [mail, ...mails].slice(0, LONGEST_MAILBOX);
    },
    list: (email) =>
      email === undefined ? mails : mails.filter(({ to }) => to.includes(email.toLowerCase())),
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = [];
    },
  };
}
