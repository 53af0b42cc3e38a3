import { createHash } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerStatement } from '@pahiya/contracts/partner-leads/lead-contracts';
import { addMonths, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { csvCell } from '@pahiya/domain/text/csv-cell';
import type { Services } from '../../../services.ts';
import { readFirmStatement } from '../../ledger/firm-statement.ts';

type Statement = AnswerOf<typeof partnerStatement>;

/** The statement of a firm for a month in India, the current one by default. The hash covers everything in it. */
export async function readStatement(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  firmId: string,
  month: string | undefined,
): Promise<Statement> {
  const chosen = month ?? istDateOf(now()).slice(0, 7);
  const first = parseIstDate(`${chosen}-01`);
  if (first === null) throw new Error('a month has a first day');
  const { opening, lines, closing } = await readFirmStatement(sql, {
    firmId,
    from: new Date(`${first}T00:00:00+05:30`),
    until: new Date(`${addMonths(first, 1)}T00:00:00+05:30`),
  });
  const whole = {
    month: chosen,
    openingPaise: opening,
    lines: lines.map(({ key, kind, at, total, gst }) => ({
      at: at.toISOString(),
      kind,
      leadId: key.slice(key.indexOf(':') + 1),
      netPaise: total - gst,
      gstPaise: gst,
      totalPaise: total,
    })),
    closingPaise: closing,
  };
  return { ...whole, hash: hashOf(whole) };
}

/** The hash of a statement: any changed byte changes it. */
export function hashOf(statement: Omit<Statement, 'hash'>): string {
  return createHash('sha256').update(JSON.stringify(statement)).digest('hex');
}

/** A statement as CSV, amounts in rupees. */
export function statementCsv({
  month,
  openingPaise,
  lines,
  closingPaise,
  hash,
}: Statement): string {
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  const rows = [
    ['date', 'entry', 'lead', 'net', 'gst', 'total'],
    [`${month}-01`, 'opening', '', '', '', rupees(openingPaise)],
    ...lines.map((line) => [
      istDateOf(new Date(line.at)),
      line.kind,
      line.leadId,
      rupees(line.netPaise),
      rupees(line.gstPaise),
      rupees(line.totalPaise),
    ]),
    ['', 'closing', '', '', '', rupees(closingPaise)],
    ['', 'sha256', hash, '', '', ''],
  ];
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
