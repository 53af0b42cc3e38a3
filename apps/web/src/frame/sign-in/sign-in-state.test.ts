import { expect, test } from 'vitest';
import { isRepeatedCode, type SignInFault } from './sign-in-state.ts';

const fault = (code: SignInFault['code']): SignInFault => ({ code, retryAfter: null });

test.each([
  ['the first time', '', '123456', null, false],
  ['while it is being checked', '123456', '123456', null, true],
  ['after it was refused', '123456', '123456', fault('auth/otp-wrong'), true],
  ['corrected after a refusal', '123456', '123457', fault('auth/otp-wrong'), false],
  ['after a lost connection', '123456', '123456', fault('network'), false],
])('an OTP sent %s', (_, sent, code, problem, isRepeated) => {
  expect(isRepeatedCode(sent, code, problem)).toBe(isRepeated);
});
