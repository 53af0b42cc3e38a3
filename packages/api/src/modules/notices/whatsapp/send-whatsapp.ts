import { whatsAppAlerts } from '@pahiya/domain/messages/whatsapp';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Result } from '@pahiya/domain/shared/result';
import type { NoticeKind, NoticeTexts } from '../../../notice-kind.ts';
import type { Services } from '../../../services.ts';
import type { UserRow } from '../../auth/find-user.ts';
import { hasConsent } from '../../consents/consents.ts';

/** Sends a notice by WhatsApp; null where it may not be sent: no account there, no consent, no approved template. */
export async function sendWhatsApp(
  { sql, whatsApp }: Services,
  user: UserRow,
  {
    noticeId,
    kind,
    texts,
  }: { readonly noticeId: string; readonly kind: NoticeKind; readonly texts: NoticeTexts },
): Promise<Result<void, ProviderFailure> | null> {
  const alert = 'alert' in kind ? kind.alert : null;
  const template = whatsAppAlerts.find((one) => one === alert);
  if (whatsApp === null || template === undefined) return null;
  if (!(await hasConsent(sql, user.userId, 'whatsapp-reminders'))) return null;
  return whatsApp.send({
    ...{ mobile: user.mobile, template, language: user.language, reference: noticeId },
    variables: texts.smsVariables,
    path: `${languagePrefixes[user.language]}${texts.open.path}`.replace(/^\//, ''),
  });
}
