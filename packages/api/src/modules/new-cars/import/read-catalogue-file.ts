import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';

/** A record of a list: its number in the file from 1, and its cells as text. */
export type CatalogueRecord = {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
};

/** Why a file cannot be read. */
export class UnreadableCatalogue extends Error {
  override readonly name = 'UnreadableCatalogue';
}

/** A list of 100,000 variants takes some 20 MB. */
export const longestFileBytes = 50 * 1024 * 1024;
const longestRecord = 16_384;

/** Reads a CSV file (with or without a byte-order mark) or a JSON list of flat objects, record by record. Throws
 * UnreadableCatalogue for a file that is too long or malformed. */
export async function* readCatalogueFile(file: string): AsyncGenerator<CatalogueRecord> {
  const { size } = await stat(file);
  if (size > longestFileBytes) throw tooLong();
  yield* readCatalogue(
    createReadStream(file),
    file.toLowerCase().endsWith('.json') ? 'json' : 'csv',
  );
}

/** The same for bytes that come from elsewhere. No more of them are read than a file may have. */
export function readCatalogue(
  bytes: AsyncIterable<Buffer>,
  format: 'csv' | 'json',
): AsyncGenerator<CatalogueRecord> {
  return format === 'json' ? readJson(limited(bytes)) : readCsv(limited(bytes));
}

function tooLong(): UnreadableCatalogue {
  return new UnreadableCatalogue(`The file is longer than ${longestFileBytes / 1024 / 1024} MB`);
}

/** A pipe or a growing file has no size beforehand. */
async function* limited(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    if (read > longestFileBytes) throw tooLong();
    yield chunk;
  }
}

async function* readCsv(bytes: AsyncIterable<Buffer>): AsyncGenerator<CatalogueRecord> {
  const parser = parse({
    bom: true,
    columns: columnsOf,
    max_record_size: longestRecord,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // Ends and closes both, whichever fails first; the reader below gets the error.
  const feeding = pipeline(bytes, parser).catch(() => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<Record<string, string>>) {
      number += 1;
      yield { number, cells };
    }
  } catch (error) {
    if (error instanceof UnreadableCatalogue) throw error;
    throw new UnreadableCatalogue(`Record ${number + 1}: ${(error as Error).message}`);
  } finally {
    parser.destroy();
    await feeding;
  }
}

/** Names in lower case. Of two columns with one name nobody knows which is meant; those without a name are ignored. */
function columnsOf(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const twice = names.find((name, place) => name !== '' && names.indexOf(name) < place);
  if (twice !== undefined) throw new UnreadableCatalogue(`Two columns are named ${twice}`);
  return names;
}

async function* readJson(bytes: AsyncIterable<Buffer>): AsyncGenerator<CatalogueRecord> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  let list: unknown;
  try {
    list = JSON.parse(
      Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    );
  } catch (error) {
    throw new UnreadableCatalogue(`The file is not valid JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(list)) throw new UnreadableCatalogue('The file is not a list of objects');
  for (const [place, record] of list.entries()) {
    if (typeof record !== 'object' || record === null) {
      throw new UnreadableCatalogue(`Record ${place + 1} is not an object`);
    }
    yield { number: place + 1, cells: asText(record as Record<string, unknown>) };
  }
}

function asText(record: Record<string, unknown>): Record<string, string> {
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isPlain(value) ? [[name.toLowerCase(), String(value)]] : [],
    ),
  );
}
