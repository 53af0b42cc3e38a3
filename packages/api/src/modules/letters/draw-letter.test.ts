import { debitLetter } from '@pahiya/domain/fastag/wrong-debit-letter';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import { expect, test } from 'vitest';
import { drawPlainLetter } from './draw-letter.ts';

const facts = {
  writtenOn: parseIstDate('2026-11-23') as IstDate,
  vehicleNumber: 'DL 8C AF 5030',
  tagLast4: '9F21',
  transactionId: 'TXN-42',
  plaza: 'Kherki Daula',
  lane: '7',
  direction: 'N',
  readAt: '2026-11-20T04:00:00Z',
  debitedAt: '2026-11-20T05:10:00Z',
  debited: rupees(85),
  asked: rupees(85),
};
const at = new Date('2026-11-23T04:44:00Z');
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test.each(['en', 'hi'] as const)('a letter in %s is one small page', async (language) => {
  const pdf = await drawPlainLetter(debitLetter('not-there', facts, language), { language, at });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(60_000);
  expect(pagesIn(pdf)).toBe(1);
});

test('a long text goes over several pages, and a word wider than a line is broken', async () => {
  const body = [`${'W'.repeat(400)}`, ...Array.from({ length: 60 }, () => 'A line')].join('\n\n');
  const pdf = await drawPlainLetter({ subject: 'Long', body }, { language: 'en', at });
  expect(pagesIn(pdf)).toBe(3);
});
