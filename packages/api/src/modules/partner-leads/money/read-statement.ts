import { createHash } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerStatement } from '@pahiya/contracts/partner-leads/lead-contracts';
import type { FirmBooking, FirmPaymentBooking } from '@pahiya/domain/ledger/ledger';
import { addMonths, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { csvCell } from '@pahiya/domain/text/csv-cell';
import type { Services } from '../../../services.ts';
import { readFirmStatement } from '../../ledger/firm-statement.ts';
import { paidDays } from '../store/payment-repository.ts';

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
  const subjectOf = (key: string) => key.slice(key.indexOf(':') + 1);
  const payments = lines.filter(({ kind }) => isPayment(kind));
  const days = await paidDays(
    sql,
    payments.map(({ key }) => subjectOf(key)),
  );
  const whole = {
    month: chosen,
    openingPaise: opening,
    lines: lines.map(({ key, kind, total, gst, ...line }) => {
      const at = line.at.toISOString();
      if (!isPayment(kind)) {
        const leadId = subjectOf(key);
        return { at, kind, leadId, netPaise: total - gst, gstPaise: gst, totalPaise: total };
      }
      return {
        at,
        kind,
        reference: line.reference ?? '',
        paidOn: days.get(subjectOf(key)) ?? istDateOf(line.at),
        receivedPaise: line.received,
        tdsPaise: line.tds,
        totalPaise: total,
      };
    }),
    closingPaise: closing,
  };
  return { ...whole, hash: hashOf(whole) };
}

function isPayment(kind: FirmBooking): kind is FirmPaymentBooking {
  return kind === 'firm-payment' || kind === 'firm-payment-undone';
}

/** The hash of a statement: any changed byte changes it. */
export function hashOf(statement: Omit<Statement, 'hash'>): string {
  return createHash('sha256').update(JSON.stringify(statement)).digest('hex');
}

const noPayment = ['', '', '', ''] as const;

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
    ['date', 'entry', 'lead', 'net', 'gst', 'total', 'received', 'tds', 'utr', 'received_on'],
    [`${month}-01`, 'opening', '', '', '', rupees(openingPaise), ...noPayment],
    ...lines.map((line) => {
      const head = [istDateOf(new Date(line.at)), line.kind];
      const total = rupees(line.totalPaise);
      return 'leadId' in line
        ? [...head, line.leadId, rupees(line.netPaise), rupees(line.gstPaise), total, ...noPayment]
        : [
            ...head,
            ...['', '', '', total],
            rupees(line.receivedPaise),
            rupees(line.tdsPaise),
            line.reference,
            line.paidOn,
          ];
    }),
    ['', 'closing', '', '', '', rupees(closingPaise), ...noPayment],
    ['', 'sha256', hash, '', '', '', ...noPayment],
  ];
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
