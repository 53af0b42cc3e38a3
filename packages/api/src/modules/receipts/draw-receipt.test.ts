import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { expect, test } from 'vitest';
import type { KindReceiptWords, ReceiptItem } from '../../order-receipts.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { loadReceiptFonts, scriptRuns } from './receipt-fonts.ts';

const words: KindReceiptWords = {
  passedOn: 'Fines, paid in full to the authorities (no GST)',
  passedOnTotal: 'Total fines',
  item: 'Challan',
  reference: 'Receipt no.',
  states: { done: 'Settled', 'under-way': 'In progress', 'given-back': 'Refunded' },
  lines: { fine: 'Fine', 'legal-fee': 'Legal fee', 'settlement-fee': 'Settlement fee' },
  note: 'Its number appears above once received.',
};

function fine(amount: Paise, item: Pick<ReceiptItem, 'reference' | 'state'>): PassedOn {
  const name = 'DL50421261101094012';
  return { code: 'fine', kind: 'pass-through', amount, item: { ...item, name } };
}

const facts: ReceiptFacts = {
  brand: 'Pahiya',
  seller: {
    legalName: 'Pahiya Test Private Limited',
    gstin: '07AAAAA0000A1Z5',
    sac: '998599',
    address: 'New Delhi 110001',
    supportEmail: 'help@example.in',
  },
  sandbox: true,
  isTaxInvoice: true,
  number: 'C/26-27/0000123',
  publicId: 'PC-7K2M-9XQD',
  display: 'DL 8C AF 5030',
  paidAt: new Date('2026-11-21T04:49:00Z'),
  method: 'upi',
  passedOn: [
    fine(rupees(1_000), { reference: 'DLR2611210042', state: 'done' }),
    fine(rupees(500), { reference: null, state: 'given-back' }),
  ],
  passedOnTotal: rupees(1_500),
  service: {
    amounts: [
      { code: 'legal-fee', kind: 'fee', amount: rupees(330) },
      { code: 'settlement-fee', kind: 'fee', amount: rupees(199) },
    ],
    taxable: rupees(529),
    cgst: rupees(47.61),
    sgst: rupees(47.61),
    gst: rupees(95.22),
    gstBasisPoints: 1_800,
    total: rupees(624.22),
  },
  deposits: [],
  total: rupees(2_124.22),
  refunds: [
    {
      amount: rupees(500),
      isDone: true,
      on: '2026-11-24' as ReceiptFacts['refunds'][number]['on'],
      bankReference: '432100112233',
    },
  ],
  verifyUrl: 'https://pahiya.example/verify/PAyaUooOTFedXgtvO29qEQECAwQFBgcICQoLDA',
};

type PassedOn = ReceiptFacts['passedOn'][number];

test.each(['en', 'hi'] as const)('a receipt in %s is one small PDF page', async (language) => {
  const pdf = await drawReceipt(facts, words, language);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(60_000);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a receipt of sixty items takes more pages and stays under 150 KB', async () => {
  const item = { reference: 'DLR2611210042', state: 'done' } as const;
  const passedOn = Array.from({ length: 60 }, () => fine(rupees(500), item));
  const pdf = await drawReceipt({ ...facts, passedOn }, words, 'hi');
  expect(pdf.length).toBeLessThan(150_000);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});

test('the rupee sign and every letter of both languages have a glyph', async () => {
  const fonts = await loadReceiptFonts();
  const text = 'क़ानूनी शुल्क, निपटान: भुगतान र्क क्षत्रिय ₹1,234.82 (GST) − •';
  const glyphs = scriptRuns(text).flatMap((run) => fonts[run.script].shapeText(run.text));
  expect(glyphs.every(({ glyphId }) => glyphId > 0)).toBe(true);
});

test('Hindi is shaped: conjuncts are one glyph, and the short i comes before its letter', async () => {
  const { devanagari } = await loadReceiptFonts();
  expect(devanagari.shapeText('क्ष')).toHaveLength(1);
  const [sign, letter] = devanagari.shapeText('कि');
  const [plain] = devanagari.shapeText('क');
  expect(letter?.glyphId).toBe(plain?.glyphId);
  expect(sign?.glyphId).not.toBe(plain?.glyphId);
});

test('without a GSTIN a receipt has no GST lines', async () => {
  const none = { cgst: rupees(0), sgst: rupees(0), gst: rupees(0), gstBasisPoints: 0 };
  const service = { ...facts.service, ...none, total: rupees(529) };
  const seller = { ...facts.seller, gstin: null };
  const plain = await drawReceipt({ ...facts, service, seller, isTaxInvoice: false }, words, 'en');
  expect(plain.length).toBeLessThan((await drawReceipt(facts, words, 'en')).length);
});

test('without a fee of ours a receipt has no part for our service', async () => {
  const service = { ...facts.service, amounts: [] };
  const only = await drawReceipt({ ...facts, service, isTaxInvoice: false }, words, 'en');
  expect(only.length).toBeLessThan((await drawReceipt(facts, words, 'en')).length);
});
