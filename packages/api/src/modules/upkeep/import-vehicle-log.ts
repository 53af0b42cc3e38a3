import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { importVehicleLog as contract } from '@pahiya/contracts/upkeep/upkeep-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import {
  type ImportChoices,
  type ImportedLine,
  importLog,
} from '@pahiya/domain/upkeep/log-import/import-log';
import { parse } from 'csv-parse/sync';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../auth/find-user.ts';
import { logFull, longestLog } from './add-log-entry.ts';
import { findEntries, insertEntries, type OwnLog } from './upkeep-repository.ts';

type ImportWish = Pick<ImportChoices, 'app'> & {
  readonly dayOrder?: ImportChoices['dayOrder'] | undefined;
  readonly fuel?: ImportChoices['fuel'] | undefined;
  readonly distance?: ImportChoices['distance'] | undefined;
  readonly volume?: ImportChoices['volume'] | undefined;
  readonly text: string;
  readonly isFinal: boolean;
};

const shown = 20;

/** Imports a file, or says what an import would bring. All lines of an import carry its id, so that it can be undone as
 * a whole; a line with the day, reading and amount of one in the log is not added again. The account is locked: of two
 * imports of one file at once the second finds every line in the log. */
export async function importVehicleLog(
  { sql, now }: Services,
  own: OwnLog,
  { text, isFinal, app, dayOrder = null, fuel = null, distance = null, volume = null }: ImportWish,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const records = readRecords(text);
  const reading =
    records && importLog(records, { app, dayOrder, fuel, distance, volume }, istDateOf(now()));
  if (reading === null) return err(otherFile);
  const { isAmbiguous, asks, faults } = reading;
  const isOpen = isAmbiguous || asks.length > 0;
  return sql.begin(async (tx): Promise<Result<AnswerOf<typeof contract>, Refusal>> => {
    await lockUser(tx, own.userId);
    const there = await findEntries(tx, own, { limit: longestLog });
    const keys = new Set(there.map(keyOf));
    const lines: ImportedLine[] = [];
    for (const line of reading.lines) {
      if (keys.has(keyOf(line))) continue;
      keys.add(keyOf(line));
      lines.push(line);
    }
    if (there.length + lines.length > longestLog) return err(logFull);
    const batchId = isFinal && !isOpen && lines.length > 0 ? randomUUID() : null;
    if (batchId !== null) {
      const rows = lines.map((line) => ({
        ...line,
        entryId: randomUUID(),
        odometer: null,
        batchId,
      }));
      await insertEntries(tx, own, rows, now());
    }
    const countOf = (kind: ImportedLine['kind']) =>
      lines.reduce((all, line) => all + (line.kind === kind ? 1 : 0), 0);
    return ok({
      batchId,
      isAmbiguous,
      asks: [...asks],
      counts: { fuel: countOf('fuel'), service: countOf('service'), expense: countOf('expense') },
      duplicates: reading.lines.length - lines.length,
      faultCount: faults.length,
      faults: faults.slice(0, shown),
      first: lines.slice(0, shown).map(({ kind, category, on, km, costPaise, quantity }) => ({
        kind,
        category,
        on,
        km,
        costPaise,
        quantity,
      })),
    });
  });
}

function keyOf({
  kind,
  on,
  km,
  costPaise,
  quantity,
}: Pick<ImportedLine, 'kind' | 'on' | 'km' | 'costPaise' | 'quantity'>) {
  // Without a price, both fuels of one stop would be one line.
  return `${kind} ${on} ${km} ${costPaise ?? `of ${quantity}`}`;
}

/** Records of a file with commas, semicolons or tabs, with or without a byte-order mark, and with any line end. Null for
 * one that cannot be read. */
function readRecords(text: string): string[][] | null {
  const head = text.slice(0, 4000);
  const count = (sign: string) => head.split(sign).length;
  const delimiter = [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 32_768,
      to: longestLog * 2,
    });
  } catch {
    return null;
  }
}

const otherFile: Refusal = {
  code: 'request/bad-input',
  detail: 'This file is not from the chosen app.',
  errors: [{ path: 'body.text', message: 'Choose the file that the app exports, as CSV.' }],
};
