import { useEffect, useEffectEvent } from 'react';

/** Chrome on Android offers the code of a message that ends with `@shop.example #123456`. */
interface OtpCredential extends Credential {
  code?: string;
}

/** Calls `onCode` with the code of the message that arrives, where the browser can read it with the visitor's consent. */
export function useSmsCode(isExpected: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials
      .get(request as CredentialRequestOptions)
      .then((credential) => {
        const { code } = (credential ?? {}) as OtpCredential;
        if (code) take(code);
      })
      .catch(() => {
        // declined or left: the visitor types it
      });
    return () => stop.abort();
  }, [isExpected]);
}
