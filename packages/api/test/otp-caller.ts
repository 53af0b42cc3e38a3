import { generateOtp, loginUser } from '@pahiya/contracts/auth/session-contracts';
import type { TestBrowser } from './contract-browser.ts';
import type { TestApi } from './test-api.ts';

/** Requests and verifies OTPs, by the browser of the running test unless another is given. */
export function otpCaller(now: () => { api: TestApi; browser: TestBrowser }, mobile: string) {
  const sentOtp = (): string => {
    const otp = now().api.messages.at(-1)?.variables.otp;
    if (otp === undefined) throw new Error('no message was sent');
    return otp;
  };
  return {
    sentOtp,
    wrongOtp: (otp = sentOtp()): string => String((Number(otp) + 1) % 1_000_000).padStart(6, '0'),
    /** Returns the id of the challenge. */
    ask: async (by = now().browser, body: Record<string, unknown> = {}): Promise<string> => {
      const { data } = await by.call(generateOtp, { body: { mobile, ...body } });
      return data.challengeId;
    },
    guess: (challengeId: string, otp: string, by = now().browser, as = mobile) =>
      by.call(loginUser, { body: { mobile: as, challengeId, otp } }),
  };
}
