import type { Email } from '@pahiya/domain/messages/ports';
import { type Language, languagePrefixes } from '@pahiya/domain/shared/language';
import { kindOf } from '../../../order-kind.ts';
import type { TurnFacts } from '../../../order-messages.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import type { UserRow } from '../../auth/find-user.ts';
import type { PendingNotification } from '../notification-repository.ts';

/** A message with its order and its recipient. */
export type AddressedNotification = PendingNotification &
  Pick<OrderRow, 'publicId' | 'kind' | 'total'> &
  Pick<UserRow, 'mobile' | 'email' | 'language'>;

/** An e-mail about an order event. It names the order but not the vehicle: e-mails are visible on screens and at
 * providers. */
export function orderMail(
  services: Pick<Services, 'settings' | 'orderKinds'>,
  notification: AddressedNotification & { readonly email: string },
  facts: TurnFacts,
): Email {
  const { language, turn, publicId, notificationId } = notification;
  const { settings } = services;
  const { brand } = settings;
  const { subject, lines } = kindOf(services, notification).messages.words(turn, facts, language);
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
  { orderId, language }: Pick<AddressedNotification, 'orderId' | 'language'>,
): string {
  return `${brand.siteUrl}${languagePrefixes[language]}/orders/${orderId}`;
}

/** Texts common to all e-mails. */
const mailWords: Readonly<Record<Language, { readonly order: string; readonly open: string }>> = {
  en: { order: 'Order', open: 'Open the order page' },
  hi: { order: 'ऑर्डर', open: 'ऑर्डर का पेज खोलें' },
};

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
