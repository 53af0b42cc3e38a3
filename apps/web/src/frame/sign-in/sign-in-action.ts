import { generateOtp, loginUser } from '@pahiya/contracts/auth/sign-in-calls';
import { checkMobile } from '@pahiya/domain/shared/patterns';
import { formText } from '../page/form-text.ts';
import type { PageTools } from '../page/page-tools.ts';
import { type CodeStep, faultOf, type SignInFault, type SignInState } from './sign-in-state.ts';

type Tools = Pick<PageTools, 'api' | 'language'>;

/** One submission of the sign-in form, the same for page and popup, with and without script. `intent`: send, resend,
 * call (OTP read out), verify, restart. */
export async function submitSignIn(tools: Tools, form: FormData): Promise<SignInState> {
  const intent = textOf(form, 'intent');
  const mobile = textOf(form, 'mobile');
  if (intent === 'restart') return { step: 'mobile', mobile, fault: null };
  if (intent === 'verify') return verifyCode(tools, form);
  return sendCode(tools, form, intent === 'call' ? 'voice' : 'sms');
}

async function sendCode(
  { api, language }: Tools,
  form: FormData,
  channel: 'sms' | 'voice',
): Promise<SignInState> {
  const before = codeStepOf(form);
  const typed = textOf(form, 'mobile');
  const refuse = (fault: SignInFault): SignInState =>
    before === null ? { step: 'mobile', mobile: typed, fault } : { ...before, fault };
  const mobile = checkMobile(typed);
  if (!mobile.ok) return refuse({ code: 'mobile/format', retryAfter: null });
  const body = { mobile: mobile.value, channel, language };
  const answer = await api.call(generateOtp, { body });
  if (!answer.ok) return refuse(faultOf(answer.error));
  const { mobileMasked, challengeId, resendAt } = answer.value;
  return { step: 'code', mobile: mobile.value, mobileMasked, challengeId, resendAt, fault: null };
}

async function verifyCode({ api, language }: Tools, form: FormData): Promise<SignInState> {
  const step = codeStepOf(form);
  if (step === null) return { step: 'mobile', mobile: textOf(form, 'mobile'), fault: null };
  const otp = textOf(form, 'otp').replace(/\s/g, '');
  if (!/^\d{6}$/.test(otp)) return { ...step, fault: { code: 'otp/format', retryAfter: null } };
  const { mobile, challengeId } = step;
  const answer = await api.call(loginUser, { body: { mobile, challengeId, otp, language } });
  if (!answer.ok) return { ...step, fault: faultOf(answer.error) };
  // A checkout of sixty challans lists all ids: truncated, it would be another cart.
  return { step: 'done', next: formText(form, 'next') };
}

/** The step that the form was rendered for; its values are only displayed again, the server trusts none of them. */
function codeStepOf(form: FormData): CodeStep | null {
  const challengeId = textOf(form, 'challengeId');
  if (challengeId === '') return null;
  return {
    step: 'code',
    mobile: textOf(form, 'mobile'),
    mobileMasked: textOf(form, 'mobileMasked'),
    challengeId,
    resendAt: textOf(form, 'resendAt'),
    fault: null,
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, 500) : '';
}
