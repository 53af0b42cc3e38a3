import { describe, expect, test } from 'vitest';
import { rupees } from '../shared/money.ts';
import { readTagClass, tagClasses, tagClassOf } from './tag-class.ts';
import { canMoveIssue, isPassedOn, issueMoves, issuePauseMs, issueStates } from './tag-issue.ts';
import { linesOfPlan } from './tag-price.ts';

describe('the class of a new tag', () => {
  test.each([
    ['Motor Car(LMV)', 'LMV', { kind: 'known', tagClass: 4 }],
    ['Motor Cab(LPV)', 'LPV', { kind: 'known', tagClass: 4 }],
    ['M-Cycle/Scooter(2WN)', '2WN', { kind: 'none' }],
    ['Three Wheeler (Passenger)(3WT)', '3WT', { kind: 'none' }],
    ['Goods Carrier(LGV)', 'LGV', { kind: 'choose', choices: [4, 20, 5] }],
    ['Goods Carrier(HGV)', 'HGV', { kind: 'choose', choices: [5, 7, 6, 12, 15] }],
    ['Bus(HPV)', 'HPV', { kind: 'choose', choices: [5, 7, 6] }],
    ['Agricultural Tractor(LMV)', 'LMV', { kind: 'choose', choices: [12, 15] }],
    [null, null, { kind: 'choose', choices: tagClasses }],
    ['Something new', 'XYZ', { kind: 'choose', choices: tagClasses }],
  ])('of %s (%s)', (vehicleClass, category, expected) => {
    expect(tagClassOf({ vehicleClass, category })).toEqual(expected);
  });

  test('is read from a form only if it exists', () => {
    expect(readTagClass(' 12 ')).toBe(12);
    for (const text of ['', '8', '4.0', 'VC4', '-4']) expect(readTagClass(text)).toBeNull();
  });
});

describe('the price of a tag', () => {
  const plan = { fee: rupees(100), deposit: rupees(200), firstLoad: rupees(150) };

  test('names fee, deposit and balance separately', () => {
    expect(linesOfPlan(plan, 'tag').map(({ kind, code, amount }) => [kind, code, amount])).toEqual([
      ['pass-through', 'tag-price', 10_000],
      ['pass-through', 'tag-balance', 15_000],
      ['deposit', 'tag-deposit', 20_000],
    ]);
  });

  test('has no line of nothing, and no gap in its positions', () => {
    const lines = linesOfPlan({ ...plan, fee: rupees(0) }, 'tag');
    expect(lines.map(({ code, position }) => [code, position])).toEqual([
      ['tag-balance', 1],
      ['tag-deposit', 2],
    ]);
  });
});

describe('the issue of a tag', () => {
  test('reaches every state from its start, and an end from every state', () => {
    const from = (start: (typeof issueStates)[number]) => {
      const reached = new Set([start]);
      for (const state of reached) for (const next of issueMoves[state]) reached.add(next);
      return reached;
    };
    expect([...from('otp-sent')].sort()).toEqual([...issueStates].sort());
    const ends = issueStates.filter((state) => issueMoves[state].length === 0);
    expect(ends).toEqual(['active', 'dropped']);
    // Given up, and sent all the same: it only goes on to its end.
    expect([...from('closed')].sort()).toEqual(['active', 'closed', 'delivered', 'dispatched']);
    for (const state of issueStates) {
      expect(ends.some((end) => from(state).has(end))).toBe(true);
    }
  });

  test('is never taken back once the tag is on its way', () => {
    for (const state of issueStates.filter(isPassedOn)) {
      expect(canMoveIssue(state, 'refused') || canMoveIssue(state, 'closed')).toBe(false);
    }
  });

  test('is asked for less often the longer nothing changes', () => {
    const day = 86_400_000;
    const pauses = [0, 3_600_000, day, 4 * day].map((age) => issuePauseMs(age) / 60_000);
    expect(pauses).toEqual([1, 15, 60, 360]);
  });
});
