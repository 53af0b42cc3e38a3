import type { AlertKind, SmsTemplate } from '@pahiya/domain/messages/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { MessageWords } from './order-messages.ts';
import type { Services } from './services.ts';

/** What a notice says, as numbers and formatted names: no personal data, since messages are seen by others. */
export type NoticeFacts = Readonly<Record<string, string | number>>;

/** A notice that is about to be sent. */
export type DueNotice = {
  readonly userId: string;
  readonly subjectId: string;
  readonly facts: NoticeFacts;
};

/** Texts of a notice in the person's language. */
export type NoticeTexts = {
  /** Of the registered template, besides `link`. */
  readonly smsVariables: Readonly<Record<string, string>>;
  /** The thing that the message is about, as a variable of the template, and how many there are: messages that are sent
   * together say how many more. Left out where the template has no such variable. */
  readonly main?: { readonly variable: string; readonly name: string; readonly count: number };
  /** Of the e-mail. The subject begins in lower case, after the brand. */
  readonly mail: MessageWords;
  /** Last day on which the news is of use, for a device that is away; the day of sending if left out. */
  readonly lastDay?: IstDate;
  /** The page that the message opens, without the language's prefix. */
  readonly open: { readonly label: string; readonly path: string };
  /** Where alerts of this subject end, without sign-in: a page, and a POST to it. Left out where they end on the page that
   * the message opens. */
  readonly stop?: { readonly label: string; readonly path: string };
};

/** What a kind of subject decides about its notices. Sending knows this port, never a subject. */
export type NoticeKind = (
  | { readonly alert: AlertKind }
  /** Of several registered templates, the one for a notice. */
  | { readonly template: (facts: NoticeFacts) => SmsTemplate }
) & {
  /** Reminders of a day, planned in the morning: news of the same vehicle waits for them and stands before them. */
  readonly isReminder?: true;
  /** The texts; null when the notice is no longer wanted: its subject is gone or silent. */
  readonly read: (
    services: Services,
    notice: DueNotice,
    language: Language,
  ) => Promise<NoticeTexts | null>;
};

/** The kinds of subjects, by the name that is stored with their notices. */
export type NoticeKinds = Readonly<Record<string, NoticeKind>>;
