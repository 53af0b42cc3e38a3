import type { AnswerOf } from '@pahiya/contracts/contract';
import type { sendLinkSms as contract } from '@pahiya/contracts/forms/note-contracts';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { signInFirst } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';

/** Pages that an SMS may link to. An SMS passes through third parties and shows on locked screens: no page whose
 * address contains a vehicle, an order or a search, and no query. */
const pages: readonly RegExp[] = [
  /^\/(?:rc-search|challan-pay|challan-status|fake-challan-check|contest-challan|rto-codes|app|garage|orders|account|contact-us|feedback)?$/,
  /^\/(?:blog|rto)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/,
  /^\/forms\/[A-Z][A-Z0-9_]{2,59}$/,
];

/** Sends the caller a link by SMS: to the mobile of their account, never to another. Refuses `request/bad-input` for a
 * page that may not be linked, `auth/sms-not-sent`. */
export async function sendLinkSms(
  { sql, sms, settings }: Services,
  { body, caller }: Context<typeof contract>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { path, language } = body;
  if (!pages.some((page) => page.test(path))) return err(notThisPage);
  const user = await findUser(sql, caller.userId);
  if (user === null) return err(signInFirst);
  const { host } = new URL(settings.brand.siteUrl);
  const sent = await sms.send({
    mobile: user.mobile,
    channel: 'sms',
    template: 'link',
    language,
    variables: { link: `${host}${languagePrefixes[language]}${path}` },
  });
  return sent.ok ? ok({ mobileMasked: maskMobile(user.mobile) }) : err(notSent);
}

const notThisPage: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'body.path', message: 'No SMS is available for this page.' }],
};

const notSent: Refusal = {
  code: 'auth/sms-not-sent',
  detail: 'The message could not be sent. Try again in a minute.',
};
