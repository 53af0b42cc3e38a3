import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it travels. */
export type RawAnswer = {
  readonly status: number;
  /** Names and values in turn, as they came. */
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** Asks without unpacking what comes, as fetch would. */
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
