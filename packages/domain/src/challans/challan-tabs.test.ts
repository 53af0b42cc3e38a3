import { describe, expect, test } from 'vitest';
import { rupees } from '../shared/money.ts';
import { buildTabs, tabOf } from './challan-tabs.ts';
import { exampleChallan as challan } from './example-challan.ts';

const NONE: ReadonlySet<string> = new Set();
const ids = (tabs: ReturnType<typeof buildTabs>) => tabs.map((tab) => tab.tabId);

describe('the tab of a challan', () => {
  test.each([
    ['unpaid', 'PENDING'],
    ['virtual-court', 'PENDING'],
    ['regular-court', 'PENDING'],
    ['paid', 'SETTLED'],
    ['disposed', 'SETTLED'],
  ] as const)('%s is in %s', (status, tabId) => {
    expect(tabOf(challan({ status }), NONE)).toBe(tabId);
  });

  test('an open order puts it in progress until its source has closed it', () => {
    const open = new Set(['DL10000000000000001']);
    expect(tabOf(challan(), open)).toBe('IN_PROGRESS');
    expect(tabOf(challan({ status: 'paid' }), open)).toBe('SETTLED');
  });

  test('paid while the record still says pending is in progress', () => {
    expect(tabOf(challan({ received: rupees(500) }), NONE)).toBe('IN_PROGRESS');
    expect(tabOf(challan({ receiptNumber: 'R1' }), NONE)).toBe('IN_PROGRESS');
    expect(tabOf(challan({ received: rupees(0) }), NONE)).toBe('PENDING');
  });
});

describe('the tabs of the results', () => {
  test('start with Pending and Settled, both empty', () => {
    expect(buildTabs([], NONE)).toEqual([
      { tabId: 'PENDING', tabSection: [], totalChallans: 0 },
      { tabId: 'SETTLED', tabSection: [], totalChallans: 0 },
    ]);
  });

  test('get In progress between them once it has an entry', () => {
    const challans = [challan(), challan({ challanNumber: 'B', status: 'paid' })];
    const tabs = buildTabs(challans, new Set(['DL10000000000000001']));
    expect(ids(tabs)).toEqual(['PENDING', 'IN_PROGRESS', 'SETTLED']);
    expect(tabs.map((tab) => tab.totalChallans)).toEqual([0, 1, 1]);
  });

  test('count a number once even if it is listed twice', () => {
    const tabs = buildTabs([challan(), challan(), challan({ challanNumber: 'B' })], NONE);
    expect(tabs[0]).toMatchObject({ tabId: 'PENDING', totalChallans: 2 });
  });
});
