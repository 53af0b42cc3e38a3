import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { paise, rupees, sumPaise } from '../shared/money.ts';
import { checkQuotation, type QuotationMark, quotedPrice } from './check-quotation.ts';
import { onRoadPrice, type PricedCar, type Registration } from './on-road-price.ts';
import { quotationLetter } from './quotation-letter.ts';
import { kindOfLine, parseQuotation } from './quotation-text.ts';

const today = parseIstDate('2026-11-23') as IstDate;
const petrol = (price: number, engineCc = 1197): PricedCar => ({
  exShowroom: rupees(price),
  fuel: 'petrol',
  engineCc,
  motorKw: null,
  lengthMm: null,
});
const inState = (stateCode: string, withLoan = true): Registration => ({
  stateCode,
  zone: 'A',
  owner: 'individual',
  withLoan,
});

function check(text: string, car: PricedCar, where: Registration) {
  const lines = parseQuotation(text);
  if (!lines.ok) throw new Error(`refused: ${lines.error.what}`);
  const price = onRoadPrice(
    { ...car, exShowroom: quotedPrice(lines.value) ?? car.exShowroom },
    where,
    today,
  );
  return checkQuotation(lines.value, { price, listPrice: car.exShowroom });
}

const swift = petrol(654_900);
const delhi = inState('DL');

type Sample = {
  readonly name: string;
  readonly car: PricedCar;
  readonly where: Registration;
  readonly text: string;
  readonly marks: readonly QuotationMark[];
  /** Rupees. */
  readonly difference: number;
  readonly missing?: readonly string[];
};

// Ten quotations as dealers write them; names and figures are made up.
const samples: readonly Sample[] = [
  {
    name: 'all by the rules',
    car: swift,
    where: delhi,
    text: `Ex-Showroom Price 6,54,900
      Road Tax 45,843
      MCD parking 4000
      Registration fee 600
      Smart card 200
      Hypothecation 1,500
      Insurance 22,196
      FASTag 500
      Total 7,29,739`,
    marks: [
      ...(['equal', 'equal', 'equal', 'equal', 'equal', 'equal'] as const),
      ...(['optional', 'optional', 'not-known'] as const),
    ],
    difference: 0,
  },
  {
    name: 'handling charges, and everything of the office in one sum',
    car: swift,
    where: delhi,
    text: 'Ex showroom: Rs. 654900\nRTO charges: Rs. 52,143/-\nInsurance - 31,500\nHandling Charges = 8,500',
    marks: ['equal', 'equal', 'optional', 'not-lawful'],
    difference: 8500,
  },
  {
    name: 'logistics, and too much for the office',
    car: swift,
    where: delhi,
    text: 'Ex-showroom 654900\nRegistration & road tax 60000\nLOGISTICS CHARGE 12000',
    marks: ['equal', 'differs', 'not-lawful'],
    difference: 7857 + 12_000,
  },
  {
    name: 'incidental charges, road tax with registration inside',
    car: swift,
    where: inState('DL', false),
    text: 'Ex-showroom 654900\nRoad tax 50643\nIncidental charges 5000\nExtended warranty 14,999',
    marks: ['equal', 'equal', 'not-lawful', 'optional'],
    difference: 5000,
  },
  {
    name: 'no loan, but its entry',
    car: swift,
    where: inState('DL', false),
    text: 'Ex-showroom 654900\nRoad tax 45843\nHypothecation 1500\nFacilitation fee 2500.50',
    marks: ['equal', 'equal', 'differs', 'not-lawful'],
    difference: 1500 + 2500.5,
    missing: ['state-charge', 'registration', 'smart-card'],
  },
  {
    name: 'one rupee over a slab: tax of the quoted price, and TCS',
    car: petrol(1_000_000, 1199),
    where: inState('TN'),
    text: 'Ex-showroom 10,00,001\nLife tax 1,80,000\nTCS 10,000\nDepot and handling 15000',
    marks: ['not-known', 'equal', 'equal', 'not-lawful'],
    difference: 15_000,
    missing: ['state-charge', 'registration', 'smart-card', 'hypothecation'],
  },
  {
    name: 'TCS below its limit, accessories, coating',
    car: petrol(900_000),
    where: inState('MH'),
    text: 'Ex-showroom 900000\nTCS 9000\nBasic accessories kit 18500\nTeflon coating 6500\nRTO handling 3500',
    marks: ['equal', 'differs', 'optional', 'optional', 'not-lawful'],
    difference: 9000 + 3500,
    missing: ['road-tax', 'surcharge', 'registration', 'smart-card', 'hypothecation'],
  },
  {
    name: 'a discount, covers, a line that nobody knows',
    car: swift,
    where: delhi,
    text: `Ex-showroom 654900
      Corporate discount 10000
      Zero dep cover 6200
      CPA 1003
      Logistic & incidental 9999
      Number plate (HSRP) 800
      Goodwill gesture 100`,
    marks: [
      ...(['equal', 'not-known', 'optional', 'optional'] as const),
      ...(['not-lawful', 'not-known', 'not-known'] as const),
    ],
    difference: 9999,
  },
  {
    name: 'in Hindi, with its digits',
    car: swift,
    where: delhi,
    text: 'एक्स-शोरूम ६,५४,९००\nरोड टैक्स ४५,८४३\nबीमा 22,196\nहैंडलिंग चार्ज ₹ 7,500',
    marks: ['equal', 'equal', 'optional', 'not-lawful'],
    difference: 7500,
  },
  {
    name: 'road tax twice, and less registration than due',
    car: swift,
    where: delhi,
    text: 'Ex-showroom 654900\nRoad tax 45843\nLifetime tax 45843\nRegistration 400\nFile handling charge 1100',
    marks: ['equal', 'equal', 'differs', 'differs', 'not-lawful'],
    difference: 45_843 - 200 + 1100,
  },
];

describe('a quotation', () => {
  test.each(samples)('$name', ({ car, where, text, marks, difference, missing }) => {
    const found = check(text, car, where);
    expect(found.lines.map(({ mark }) => mark)).toEqual(marks);
    expect(found.difference).toBe(rupees(difference));
    if (missing !== undefined) expect(found.missing.map(({ id }) => id)).toEqual(missing);
  });

  test('every handling, logistics or incidental line of the samples is flagged with its whole amount', () => {
    for (const { text, car, where } of samples) {
      const { lines } = check(text, car, where);
      const flagged = lines.filter(({ label }) =>
        /handling|logistic|incidental|facilitation|हैंडलिंग/i.test(label),
      );
      for (const line of flagged) {
        expect(line).toMatchObject({ mark: 'not-lawful', difference: line.amount });
      }
    }
  });

  test('a line says what it holds besides its own, and the total is compared', () => {
    const { lines, quoted, written } = check(
      'Ex-showroom 654900\nRoad tax & registration 52143\nDiscount 5000\nOn-road price 7,02,043',
      swift,
      delhi,
    );
    expect(lines[1]?.includes.map(({ id }) => id)).toEqual([
      ...['road-tax', 'state-charge', 'registration', 'smart-card', 'hypothecation'],
    ]);
    expect([quoted, written]).toEqual([rupees(702_043), rupees(702_043)]);
  });

  test('where the state’s rates are not known, its taxes are not known either', () => {
    const { lines } = check('Ex-showroom 654900\nRoad tax 40000\nRTO 1', swift, inState('SK'));
    expect(lines.map(({ mark }) => mark)).toEqual(['equal', 'not-known', 'not-known']);
  });

  test('the sum of the differences is what is asked beyond the rules, to the paisa', () => {
    const label = fc.constantFrom(
      ...['Road tax', 'Registration', 'RTO', 'TCS', 'Smart card', 'Handling', 'Mats', 'Thing'],
    );
    const amount = fc.integer({ min: 0, max: 20_000_000 }).map(paise);
    fc.assert(
      fc.property(
        fc.array(fc.record({ label, amount }), { minLength: 1, maxLength: 12 }),
        (quoted) => {
          const price = onRoadPrice(swift, delhi, today);
          const found = checkQuotation(quoted, { price, listPrice: null });
          expect(sumPaise(found.lines.map((line) => line.difference))).toBe(found.difference);
          for (const line of found.lines) {
            if (line.mark === 'differs')
              expect(line.difference).toBe(line.amount - (line.expected ?? 0));
            if (line.mark === 'equal') expect(line.amount).toBe(line.expected);
          }
          // No tax or fee is both in a line and missing.
          const held = found.lines.flatMap((line) => line.includes.map(({ id }) => id));
          for (const { id } of found.missing) expect(held).not.toContain(id);
        },
      ),
    );
  });
});

describe('the text of a quotation', () => {
  test.each([
    ['', { what: 'empty' }],
    [' \n\n ', { what: 'empty' }],
    ['x 1\n'.repeat(26), { what: 'too-long' }],
    ['Road tax 5\nHandling', { what: 'amount', place: 1, text: 'Handling' }],
    ['Handling 1e9', { what: 'amount', place: 0, text: 'Handling 1e9' }],
    ['Handling 99,99,99,99,999', { what: 'amount', place: 0, text: 'Handling 99,99,99,99,999' }],
    ['8500', { what: 'label', place: 0, text: '8500' }],
    [`${'a'.repeat(61)} 5`, { what: 'label', place: 0, text: 'a'.repeat(60) }],
  ])('%j is refused', (text, error) => {
    expect(parseQuotation(text)).toEqual({ ok: false, error });
  });

  test.each([
    ['Road tax ₹45,843', 'Road tax', 45_843],
    ['Road tax - Rs 45843.50 /-', 'Road tax', 45_843.5],
    ['Road tax @ 7% : 45,843', 'Road tax @ 7%', 45_843],
    ['Insurance (1+3 yrs)\t22196', 'Insurance (1+3 yrs)', 22_196],
    ['हैंडलिंग रु. ८५००', 'हैंडलिंग', 8500],
  ])('%j is read', (text, label, amount) => {
    expect(parseQuotation(text)).toEqual({ ok: true, value: [{ label, amount: rupees(amount) }] });
  });

  test.each([
    ['Insurance handling', 'handling'],
    ['Own insurance total', 'insurance'],
    ['Total', 'total'],
    ['RC card', 'smart-card'],
    ['Parkinson', 'other'],
  ])('%s is %s', (label, kind) => {
    expect(kindOfLine(label).kind).toBe(kind);
  });
});

test.each(['en', 'hi'] as const)('the letter in %s names every line and the sum', (language) => {
  const letter = quotationLetter(
    {
      writtenOn: today,
      car: 'Maruti Suzuki Swift VXI',
      city: { en: 'Delhi', hi: 'दिल्ली' },
      lines: [
        { label: 'Handling', amount: rupees(8500), expected: paise(0), isNotLawful: true },
        { label: 'Road tax', amount: rupees(50_000), expected: rupees(45_843), isNotLawful: false },
      ],
      difference: rupees(12_657),
    },
    language,
  );
  expect(letter.subject).toContain('₹12,657');
  for (const part of ['Handling: ₹8,500', '₹45,843', '1915', 'Swift VXI']) {
    expect(letter.body).toContain(part);
  }
});
