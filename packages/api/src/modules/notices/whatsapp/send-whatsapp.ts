import type { ConsentPurpose } from '@pahiya/contracts/account/consent-contracts';
import type { SmsTemplate } from '@pahiya/domain/messages/ports';
import { type WhatsAppTemplate, whatsAppTemplateOf } from '@pahiya/domain/messages/whatsapp';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Result } from '@pahiya/domain/shared/result';
import type { NoticeTexts } from '../../../notice-kind.ts';
import type { Services } from '../../../services.ts';
import type { UserRow } from '../../auth/find-user.ts';
import { hasConsent } from '../../consents/consents.ts';

/** Sends a notice by WhatsApp; null where it may not be sent: no account there, no consent, no approved template. */
export async function sendWhatsApp(
  { sql, whatsApp }: Services,
  user: UserRow,
  {
    noticeId,
    sms,
    texts,
  }: { readonly noticeId: string; readonly sms: SmsTemplate; readonly texts: NoticeTexts },
): Promise<Result<void, ProviderFailure> | null> {
  const template = whatsAppTemplateOf(sms);
  if (whatsApp === null || template === null || !whatsApp.hasTemplate(template)) return null;
  if (!(await hasConsent(sql, user.userId, purposeOf(template)))) return null;
  return whatsApp.send({
    ...{ mobile: user.mobile, template, language: user.language, reference: noticeId },
    variables: texts.smsVariables,
    path: `${languagePrefixes[user.language]}${texts.open.path}`.replace(/^\//, ''),
  });
}

const reminders: readonly WhatsAppTemplate[] = [
  'vehicle-due',
  'own-due',
  'tag-balance',
  'weekly-due',
];

/** Reminders have a consent of their own. */
function purposeOf(template: WhatsAppTemplate): ConsentPurpose {
  return reminders.includes(template) ? 'whatsapp-reminders' : 'whatsapp-alerts';
}
