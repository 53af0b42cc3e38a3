import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkOfficeList } from '@pahiya/domain/places/check-office-list';
import { allCities } from '@pahiya/domain/places/cities';
import {
  compareOfficeLists,
  mergeOffices,
  type OfficeListChanges,
} from '@pahiya/domain/places/compare-office-lists';
import { type RtoOffice, rtoOffices } from '@pahiya/domain/places/rto-offices';
import { type OfficeFileHead, writeOfficeFile } from '@pahiya/domain/places/write-office-file';

const usage = `npm run rto-import -- corrected.json [--merge] [--write]
  corrected.json  a list of offices, or { "offices": [...] }, in the form of packages/domain/data/rto-offices.json
  --merge         the file has only rows to correct or add
  --write         save the changes; without it nothing is written`;

const dataFile = fileURLToPath(
  new URL('../packages/domain/data/rto-offices.json', import.meta.url),
);
const shownProblems = 30;

process.exitCode = await main(process.argv.slice(2));

/** Exit codes: 0 success, 1 invalid list, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) return tell(usage, 2);
  const handedIn = await readList(wish.file);
  if (typeof handedIn === 'string') return tell(handedIn, 1);
  const checked = checkOfficeList(wish.merge ? merged(handedIn) : handedIn);
  if (!checked.ok) return tell(problemsText(checked.error), 1);
  const lost = citiesWithoutOffice(checked.value);
  if (lost.length > 0) return tell(problemsText(lost), 1);
  const changes = compareOfficeLists(rtoOffices, checked.value);
  say(changesText(changes));
  if (!wish.write) return tell('Dry run: nothing was written. Use --write to save.', 0);
  const { meta } = JSON.parse(await readFile(dataFile, 'utf8')) as { meta: OfficeFileHead };
  await writeFile(dataFile, writeOfficeFile(meta, checked.value));
  return tell('Written. Run npm test, and name the source of the list in the file’s meta.', 0);
}

function readWish(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { merge: { type: 'boolean' }, write: { type: 'boolean' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return null;
    // npm runs scripts in the repository root; INIT_CWD is where it was called.
    const from = process.env.INIT_CWD ?? process.cwd();
    return {
      file: path.resolve(from, file),
      merge: values.merge === true,
      write: values.write === true,
    };
  } catch {
    // Unknown option.
    return null;
  }
}

/** The unvalidated rows of a file, or an error message. */
async function readList(file: string): Promise<readonly unknown[] | string> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    const list: unknown =
      typeof content === 'object' && content !== null && 'offices' in content
        ? content.offices
        : content;
    return Array.isArray(list) ? list : 'The file does not contain a list of offices.';
  } catch (error) {
    return `The file could not be read: ${error instanceof Error ? error.message : error}`;
  }
}

/** Our list with corrected rows merged in. Invalid rows are kept, to be reported with the rest. */
function merged(rows: readonly unknown[]): readonly unknown[] {
  const isRow = (row: unknown): row is RtoOffice =>
    typeof row === 'object' && row !== null && 'code' in row;
  const offices = rows.filter(isRow);
  const others = rows.filter((row) => !isRow(row));
  return [...mergeOffices(rtoOffices, offices), ...others];
}

/** Codes used by the table of cities but missing from the list. */
function citiesWithoutOffice(offices: readonly RtoOffice[]): readonly string[] {
  const codes = new Set(offices.map(({ code }) => code));
  return allCities.flatMap(({ name, primaryRto, otherRto }) =>
    [primaryRto, ...otherRto]
      .filter((code) => !codes.has(code))
      .map((code) => `${code}: the table of cities uses it for ${name}.`),
  );
}

function problemsText(problems: readonly string[]): string {
  const more = problems.length - shownProblems;
  return [
    'The list is invalid:',
    ...problems.slice(0, shownProblems),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}

function changesText({ added, removed, changed }: OfficeListChanges): string {
  const line = (sign: string, { code, office, status, confidence }: RtoOffice) =>
    `${sign} ${code} ${office ?? '(no office)'} (${status}, ${confidence})`;
  return [
    ...added.map((office) => line('+', office)),
    ...removed.map((office) => line('-', office)),
    ...changed.flatMap(({ code, fields }) =>
      fields.map(
        ({ field, before, after }) =>
          `~ ${code} ${field}: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`,
      ),
    ),
    `${added.length} added, ${changed.length} changed, ${removed.length} removed.`,
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function tell(text: string, exitCode: number): number {
  say(text);
  return exitCode;
}
