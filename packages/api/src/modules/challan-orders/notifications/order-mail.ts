import type { Email } from '@pahiya/domain/messages/ports';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import type { Services } from '../../../services.ts';
import { mailWords, messageWords } from './message-words.ts';
import type { PendingNotification, TurnFacts } from './turn-facts.ts';

/** An e-mail about an order event. It names the order but not the vehicle: e-mails are visible on screens and at
 * providers. */
export function orderMail(
  { settings }: Pick<Services, 'settings'>,
  notification: PendingNotification & { readonly email: string },
  facts: TurnFacts,
): Email {
  const { language, turn, publicId, notificationId } = notification;
  const { brand } = settings;
  const { subject, lines } = messageWords(turn, facts, language);
  const words = mailWords[language];
  const link = orderLink(settings, notification);
  const order = `${words.order} ${publicId}`;
  return {
    to: notification.email,
    subject: `${brand.name}: ${subject} (${publicId})`,
    messageId: notificationId,
    text: [order, '', ...lines, '', `${words.open}: ${link}`, '', brand.name].join('\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#17181a">',
      `<p>${escapeHtml(order)}</p>`,
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(words.open)}</a></p>`,
      `<p>${escapeHtml(brand.name)}</p></body></html>`,
    ].join('\n'),
  };
}

/** URL of an order's page in the person's language. */
export function orderLink(
  { brand }: Services['settings'],
  { orderId, language }: Pick<PendingNotification, 'orderId' | 'language'>,
): string {
  return `${brand.siteUrl}${languagePrefixes[language]}/orders/${orderId}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
