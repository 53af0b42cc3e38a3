import { useEffect, useRef } from 'react';

/** The WebOTP part of the Credential Management API, missing in TypeScript's library. */
type OtpRequest = CredentialRequestOptions & {
  readonly otp: { readonly transport: readonly string[] };
};

/** Reads the OTP from the SMS where supported (WebOTP), with the browser's own consent prompt. Aborts when the form
 * unmounts. */
export function useWebOtp(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        const code = credential !== null && 'code' in credential ? credential.code : null;
        if (typeof code === 'string') latest.current(code);
      })
      // Refused by the person or aborted by us: the OTP is typed.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
}
