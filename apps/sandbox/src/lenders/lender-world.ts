import { randomBytes } from 'node:crypto';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Inbox } from '../msg91/inbox.ts';
import type { LenderSettings } from './lender-settings.ts';
import type { LoanBook } from './loan-book.ts';
import type { LoanProofs, OtpSession } from './loan-proofs.ts';

/** What both protocols share. */
export type LenderWorld = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly gatewaySecret: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
  readonly settings: () => LenderSettings;
  readonly clock: () => number;
  readonly proofs: LoanProofs;
  readonly book: LoanBook;
  readonly sendOtp: (session: OtpSession) => void;
};

/** Puts an OTP into the inbox, as SMS or as a call. */
export function otpSender(inbox: Inbox, now: () => Date): LenderWorld['sendOtp'] {
  return ({ mobile, otp, channel }) =>
    inbox.add({
      requestId: randomBytes(12).toString('hex'),
      channel,
      mobile,
      templateId: 'LOANNW',
      variables: { otp },
      text: `LOANNW: ${otp} is the one-time password for your loan request at the lenders' network (sandbox). It is valid for 10 minutes. Share it with nobody.`,
      receivedAt: now().toISOString(),
    });
}
