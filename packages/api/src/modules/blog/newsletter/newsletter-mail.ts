import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';
import type { Email } from '@pahiya/domain/messages/ports';
import { type Language, languagePrefixes } from '@pahiya/domain/shared/language';
import type { ApiSettings } from '../../../services.ts';
import { newsletterKey } from './newsletter-key.ts';

/** The recipient of a message. */
export type Reader = { readonly id: string; readonly address: string; readonly language: Language };

type Words = {
  readonly confirm: { subject: string; lead: string; act: string; end: string };
  readonly known: { subject: string; lead: string };
  readonly issue: { subject: string; lead: string };
  readonly stop: string;
};

const words: Readonly<Record<Language, (name: string) => Words>> = {
  en: (name) => ({
    confirm: {
      subject: `Confirm your ${name} newsletter subscription`,
      lead: 'You asked for our newsletter. Please confirm your email address:',
      act: 'Confirm',
      end: 'Did not ask for it? Ignore this email. We will delete your address after seven days.',
    },
    known: {
      subject: `You already get the ${name} newsletter`,
      lead: 'Your email address was entered for our newsletter again. You are already subscribed, so there is nothing to do.',
    },
    issue: { subject: `New on the ${name} blog`, lead: 'New articles since our last email:' },
    stop: 'Unsubscribe and delete my address',
  }),
  hi: (name) => ({
    confirm: {
      subject: `${name} का न्यूज़लेटर: पुष्टि करें`,
      lead: 'आपने हमारा न्यूज़लेटर माँगा है। कृपया अपने ई-मेल पते की पुष्टि करें:',
      act: 'पुष्टि करें',
      end: 'आपने नहीं माँगा? इस ई-मेल को अनदेखा करें। सात दिन बाद आपका पता मिटा दिया जाएगा।',
    },
    known: {
      subject: `${name} का न्यूज़लेटर आपको पहले से मिलता है`,
      lead: 'आपका ई-मेल पता न्यूज़लेटर के लिए फिर से डाला गया। न्यूज़लेटर आपको पहले से मिलता है, इसलिए कुछ करने की ज़रूरत नहीं।',
    },
    issue: { subject: `${name} के ब्लॉग पर नया`, lead: 'पिछले ई-मेल के बाद के नए लेख:' },
    stop: 'न्यूज़लेटर बंद करें और मेरा पता मिटाएँ',
  }),
};

type Line = string | { readonly label: string; readonly href: string; readonly note?: string };

/** The message that asks for confirmation. */
export function confirmMail(settings: ApiSettings, reader: Reader, messageId: string): Email {
  const { confirm } = words[reader.language](settings.brand.name);
  const href = linkOf(settings, reader, 'confirm');
  return mailOf(reader, messageId, confirm.subject, [
    confirm.lead,
    { label: confirm.act, href },
    confirm.end,
  ]);
}

/** The message to an address that is already subscribed. The page shows the same response in both cases, so it does not
 * reveal who is subscribed. */
export function knownMail(settings: ApiSettings, reader: Reader, messageId: string): Email {
  const { known, stop } = words[reader.language](settings.brand.name);
  const href = linkOf(settings, reader, 'unsubscribe');
  const mail = mailOf(reader, messageId, known.subject, [known.lead, { label: stop, href }]);
  return { ...mail, endUrl: href };
}

/** An issue: the articles since the last one. */
export function issueMail(
  settings: ApiSettings,
  reader: Reader,
  articles: readonly ArticleCard[],
  messageId: string,
): Email {
  const { issue, stop } = words[reader.language](settings.brand.name);
  const lines = articles.map(({ slug, title, description }): Line => {
    return { label: title, href: `${blogOf(settings, reader)}/${slug}`, note: description };
  });
  const href = linkOf(settings, reader, 'unsubscribe');
  const all = [issue.lead, ...lines, { label: stop, href }];
  return { ...mailOf(reader, messageId, issue.subject, all), endUrl: href };
}

function blogOf({ brand }: ApiSettings, { language }: Reader): string {
  return `${brand.siteUrl}${languagePrefixes[language]}/blog`;
}

function linkOf(settings: ApiSettings, reader: Reader, use: 'confirm' | 'unsubscribe'): string {
  const key = newsletterKey(settings.secret, use, reader.id);
  return `${blogOf(settings, reader)}/newsletter?${use}=${key}`;
}

function mailOf(
  { address, language }: Reader,
  messageId: string,
  subject: string,
  lines: readonly Line[],
): Email {
  const text = lines.map((line) =>
    typeof line === 'string'
      ? line
      : [line.label, line.note, line.href].filter((part) => part !== undefined).join('\n'),
  );
  const html = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${toHtml(line)}</p>`
      : `<p><a href="${toHtml(line.href)}">${toHtml(line.label)}</a>${line.note === undefined ? '' : `<br>${toHtml(line.note)}`}</p>`,
  );
  return {
    to: address,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${html.join('')}</body></html>`,
    messageId,
  };
}

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
