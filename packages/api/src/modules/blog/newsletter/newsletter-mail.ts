import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';
import type { Email } from '@pahiya/domain/messages/ports';
import { type Language, languagePrefixes } from '@pahiya/domain/shared/language';
import type { ApiSettings } from '../../../services.ts';
import { newsletterKey } from './newsletter-key.ts';

/** Who gets a message. */
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
      subject: `Confirm the newsletter of ${name}`,
      lead: 'Somebody asked for our newsletter with this address. If it was you, confirm it:',
      act: 'Confirm',
      end: 'If it was not you, do nothing. The address is erased after seven days.',
    },
    known: {
      subject: `You get the newsletter of ${name} already`,
      lead: 'Somebody asked for our newsletter with this address. It is on the list already, so there is nothing to do.',
    },
    issue: { subject: `New on the blog of ${name}`, lead: 'Written since the last message:' },
    stop: 'Stop these messages and erase my address',
  }),
  hi: (name) => ({
    confirm: {
      subject: `${name} का न्यूज़लेटर: पुष्टि करें`,
      lead: 'किसी ने इस पते के लिए हमारा न्यूज़लेटर माँगा है। अगर आपने माँगा है, तो पुष्टि करें:',
      act: 'पुष्टि करें',
      end: 'अगर आपने नहीं माँगा, तो कुछ न करें। सात दिन बाद पता मिटा दिया जाता है।',
    },
    known: {
      subject: `${name} का न्यूज़लेटर आपको पहले से मिलता है`,
      lead: 'किसी ने इस पते के लिए हमारा न्यूज़लेटर माँगा है। पता पहले से सूची में है, कुछ करने की ज़रूरत नहीं।',
    },
    issue: { subject: `${name} के ब्लॉग पर नया`, lead: 'पिछले संदेश के बाद ये लेख छपे हैं:' },
    stop: 'ये संदेश बंद करें और मेरा पता मिटाएँ',
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

/** The message to an address that is on the list already: who typed it on the page cannot tell the two apart. */
export function knownMail(settings: ApiSettings, reader: Reader, messageId: string): Email {
  const { known, stop } = words[reader.language](settings.brand.name);
  const href = linkOf(settings, reader, 'unsubscribe');
  const mail = mailOf(reader, messageId, known.subject, [known.lead, { label: stop, href }]);
  return { ...mail, endUrl: href };
}

/** The newsletter itself: the articles since the last one. */
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
