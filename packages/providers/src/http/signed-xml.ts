import { createHmac } from 'node:crypto';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { OutgoingHttp } from './outgoing-http.ts';
import { providerFailure } from './provider-failures.ts';
import { readXmlRoot, type XmlRecord } from './safe-xml.ts';

type SignedCall = {
  readonly url: string;
  readonly contentType: `application/${string}`;
  readonly body: string;
  readonly secret: string;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/** Posts a body signed with HMAC-SHA256 over time, path and body, each on a line, and reads the answer: `<answer>` with
 * a two-digit `<code>`, also of failures, within HTTP 200. `91` is down, a failure; what other codes mean is the caller's. */
export async function sendSigned(
  http: OutgoingHttp,
  { url, contentType, body, secret, now, signal }: SignedCall,
): Promise<Result<{ readonly code: string; readonly root: XmlRecord }, ProviderFailure>> {
  const { provider } = http;
  const time = String(now.getTime());
  const signed = `${time}\n${new URL(url).pathname}\n${body}`;
  const answer = await http.send({
    method: 'POST',
    url,
    headers: {
      'content-type': contentType,
      'x-time': time,
      'x-signature': createHmac('sha256', secret).update(signed).digest('hex'),
    },
    bytes: Buffer.from(body),
    signal,
  });
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  if (status >= 400) return err(providerFailure(provider, 'rejected', `answered ${status}`));
  const root = readXmlRoot(text, 'answer');
  const code = root?.code;
  if (root === null || typeof code !== 'string' || !/^\d\d$/.test(code)) {
    return err(providerFailure(provider, 'malformed', 'answer is not the documented XML'));
  }
  return code === '91'
    ? err(providerFailure(provider, 'unavailable', 'it says that it is down'))
    : ok({ code, root });
}
