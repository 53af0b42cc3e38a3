import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export type S3Account = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

/** S3 error codes for wrong signatures. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const LONGEST_SKEW_MS = 15 * 60_000;

/** Verifies a request's AWS Signature Version 4 (header form) and that the content is the signed one. Returns null
 * if valid. Source: Amazon S3, "Authenticating requests: using the Authorization header". */
export function signatureFault(
  request: FastifyRequest,
  body: Buffer,
  account: S3Account,
  now: Date,
): SignatureFault | null {
  const found = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (found === null) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', signedHeaders = '', signature = ''] = found;
  if (keyId !== account.accessKeyId) return 'InvalidAccessKeyId';
  const date = header(request, 'x-amz-date');
  if (isSkewed(date, now)) return 'RequestTimeTooSkewed';
  const contentHash = header(request, 'x-amz-content-sha256');
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) {
    return 'XAmzContentSHA256Mismatch';
  }
  const names = signedHeaders.split(';');
  const isWhole = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
    names.includes(name),
  );
  if (!isWhole || region !== account.region) return 'SignatureDoesNotMatch';
  const toSign = [
    'AWS4-HMAC-SHA256',
    date,
    `${day}/${region}/s3/aws4_request`,
    sha256(canonicalRequest(request, names, contentHash)),
  ].join('\n');
  const expected = hmac(signingKey(account, day), toSign);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest(request: FastifyRequest, names: readonly string[], hash: string): string {
  const url = new URL(request.url, 'http://localhost');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted();
  return [
    request.method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    hash,
  ].join('\n');
}

function signingKey({ secretAccessKey, region }: S3Account, day: string): Buffer {
  const forDay = hmac(Buffer.from(`AWS4${secretAccessKey}`), day);
  return hmac(hmac(hmac(forDay, region), 's3'), 'aws4_request');
}

function isSkewed(date: string, now: Date): boolean {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (found === null) return true;
  const [, year, month, day, hour, minute, second] = found;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return !(Math.abs(at - now.getTime()) <= LONGEST_SKEW_MS);
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
