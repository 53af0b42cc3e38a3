import { createHash } from 'node:crypto';
import { isFileKey } from '@pahiya/domain/files/file-key';
import type { FileStore } from '@pahiya/domain/files/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { AwsV4Signer } from 'aws4fetch';
import type { OutgoingBytes } from '../../http/outgoing-http.ts';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';

/** Stable id of this store in failures, logs and metrics. */
export const S3 = 's3';

/** Address and credentials of a bucket. URLs are path-style, which every S3-compatible store supports. */
export type S3Options = ProviderLimits & {
  /** Without the bucket: `https://s3.ap-south-1.amazonaws.com`, or a self-hosted store. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** The file store over S3, with its health for operators. */
export type S3Store = FileStore & WatchedProvider;

const LARGEST_FILE = 32 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

/** Files in a bucket of an S3-compatible store, signed with AWS Signature Version 4 including the content. Put, get
 * and delete are idempotent and retried after retryable failures. Server-side encryption is not requested: contents
 * are already encrypted. Refuses with `rejected` for an invalid key, a wrong key pair, bucket or region.
 * Source: Amazon S3 API reference (PutObject, GetObject, DeleteObject); see docs/providers/files.md. */
export function createS3Store(options: S3Options): S3Store {
  const { http, guard, watched } = openProvider(S3, options, {
    http: { timeoutMs: TIMEOUT_MS, maxResponseBytes: LARGEST_FILE },
    guard: { totalTimeoutMs: 45_000 },
  });
  const endpoint = options.endpoint.replace(/\/$/, '');

  async function ask(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    bytes?: Uint8Array,
  ): Promise<Result<OutgoingBytes, ProviderFailure>> {
    if (!isFileKey(key)) return err(providerFailure(S3, 'rejected', 'not a key of a file'));
    return guard.run(async (signal) => {
      const url = `${endpoint}/${options.bucket}/${key}`;
      const headers = await sign(options, method, url, bytes);
      return http.fetchBytes({ method, url, headers, signal, ...(bytes ? { bytes } : {}) });
    });
  }

  return {
    id: S3,
    async put(key, bytes) {
      const answer = await ask('PUT', key, bytes);
      if (!answer.ok) return answer;
      return answer.value.status === 200 ? ok(undefined) : err(refusal(answer.value));
    },
    async get(key) {
      const answer = await ask('GET', key);
      if (!answer.ok) return answer;
      if (answer.value.status === 200) return ok(answer.value.bytes);
      return codeOf(answer.value) === 'NoSuchKey' ? ok(null) : err(refusal(answer.value));
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      if (!answer.ok) return answer;
      const isGone = answer.value.status === 204 || answer.value.status === 200;
      if (isGone || codeOf(answer.value) === 'NoSuchKey') return ok(undefined);
      return err(refusal(answer.value));
    },
    ...watched,
  };
}

/** Headers of a signed request. Signed for every attempt: a signature expires within minutes. */
async function sign(
  { accessKeyId, secretAccessKey, region }: S3Options,
  method: string,
  url: string,
  bytes: Uint8Array | undefined,
): Promise<Record<string, string>> {
  const contentHash = createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { 'x-amz-content-sha256': contentHash },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  const { headers } = await signer.sign();
  return {
    ...Object.fromEntries(headers),
    accept: '*/*',
    ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
  };
}

/** The error code in the XML of a refusal. */
function codeOf({ bytes }: OutgoingBytes): string | null {
  const start = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  return /<Code>([A-Za-z0-9]{3,60})<\/Code>/.exec(start)?.[1] ?? null;
}

function refusal(answer: OutgoingBytes): ProviderFailure {
  const code = codeOf(answer);
  const reason = `answered ${answer.status}${code === null ? '' : ` ${code}`}`;
  return providerFailure(S3, answer.status >= 300 ? 'rejected' : 'malformed', reason);
}
