import { useEffect, useRef } from 'react';

/** The WebOTP part of the Credential Management API, which TypeScript's library lacks. */
type OtpRequest = CredentialRequestOptions & {
  readonly otp: { readonly transport: readonly string[] };
};

/** Takes the code out of the message itself where the browser can (WebOTP); the person agrees in the browser's own
 * question. Stops asking when the form goes. */
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
      // Refused by the person or stopped by us: they type the code.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
}
