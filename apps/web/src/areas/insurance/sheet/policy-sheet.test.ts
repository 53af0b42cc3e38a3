import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { exampleInsurancePolicy } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { exampleServiceOrder } from '@pahiya/contracts/service-history/examples';
import { sheetVersion } from '@pahiya/domain/insurance/information-sheet';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../../testing/render-fake-page.ts';
import { copy as english } from '../copy/en/insurance-buy.ts';
import { copy as hindi } from '../copy/hi/insurance-buy.ts';

const { orderId } = exampleServiceOrder;
const details = {
  ...exampleInsurancePolicy,
  ...{ cover: 'package', state: 'issued', policyNumber: 'P/77', quotedTotal: 885_000 },
  priced: {
    ...{ insuredValue: 45_000_000, deductible: 100_000, voluntary: 0, kilometres: null },
    hasRestrictedProperty: false,
  },
  bill: {
    lines: [
      { id: 'own-damage', code: null, amount: 600_000 },
      { id: 'add-on', code: 'consumables', amount: 75_000 },
      { id: 'owner-driver', code: null, amount: 75_000 },
    ],
    ...{ gst: 135_000, rounding: 0 },
  },
  sheetVersion,
};
const order = (changes: object = {}, total = 908_600) => ({
  order: {
    ...{ ...exampleServiceOrder, kind: 'insurance-policy', total },
    details: { ...details, ...changes },
  },
});

describe.each(['', '/hi'])('the sheet of a policy at %s', (prefix) => {
  const path = `${prefix}/insurance-policy/${orderId}/sheet`;
  const copy = prefix === '' ? english : hindi;
  const open = (fetchOrder: ReturnType<typeof answered>, isLoggedIn = true) =>
    documentOf({ path, isLoggedIn, transport: fakeTransport({ ...base, fetchOrder }) });

  test('has the bill to the order’s total, the cover with its add-ons, and the version', async () => {
    const { status, main } = await open(answered(order()));
    expect(status).toBe(200);
    for (const text of ['P/77', '₹9,086', '₹236', '₹4,50,000', '₹15,00,000']) {
      expect(wordsOf(main)).toContain(text);
    }
    const day = formatIstDate(sheetVersion as IstDate, prefix === '' ? 'en' : 'hi');
    expect(wordsOf(main)).toContain(copy.kept.version(day));
    expect(wordsOf(main)).not.toContain(sheetVersion);
    expect(main).not.toContain(copy.kept.otherVersion);
    expect(main).toContain(copy.sheet.rightsTitle);
    const old = await open(answered(order({ sheetVersion: '2020-01-01' })));
    expect(wordsOf(old.main)).toContain(copy.kept.otherVersion);
  });

  test('says what is not kept, and what is not in force', async () => {
    const bare = await open(answered(order({ bill: null, sheetVersion: null })));
    expect(wordsOf(bare.main)).toContain(copy.kept.none);
    expect(bare.main).not.toContain('id="sheet"');
    const unpaid = await open(answered(order({ policyNumber: null, state: 'unpaid' })));
    expect(wordsOf(unpaid.main)).toContain(copy.kept.notIssued);
  });

  test('is for its owner alone', async () => {
    await expect(open(answered(order()), false)).rejects.toThrow('/sign-in');
    expect((await open(refusedWith('order/not-found'))).status).toBe(404);
    const other = { order: exampleServiceOrder };
    expect((await open(answered(other))).status).toBe(404);
  });
});

/** The words of the sheet as they stand in a copy file. */
function sheetWords(language: string): string {
  const text = readFileSync(
    new URL(`../copy/${language}/insurance-buy.ts`, import.meta.url),
    'utf8',
  );
  const lists = text.slice(text.indexOf('const thirdParty'), text.indexOf('proposal:'));
  return lists + text.slice(text.indexOf('  sheet: {'), text.indexOf('declare module'));
}

test('new words of the sheet have a new version: an order names the one that was shown', () => {
  const words = createHash('sha256').update(sheetWords('en') + sheetWords('hi'));
  expect([sheetVersion, words.digest('hex').slice(0, 12)]).toEqual(['2026-11-29', '7bd373644325']);
});
