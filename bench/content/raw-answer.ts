import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A raw response. */
export type RawAnswer = {
  readonly status: number;
  /** Names and values in turn, as received. */
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** Requests without decompressing the response, unlike fetch. */
export function askRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.rawHeaders, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
