import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AssignmentRule, membersForLead } from './assignment.ts';
import { leadKinds } from './lead-rules.ts';

const any = { cityId: null, kind: null, word: null } as const;
const delhi = 10_084;
const lead = { cityId: delhi, kind: 'used-car', title: 'Maruti Suzuki Swift VXI 2019' } as const;
const onDuty = ['asha', 'bina', 'chand', 'deep'];
const rule = (part: Partial<AssignmentRule>, ...memberIds: string[]): AssignmentRule => ({
  ...any,
  ...part,
  memberIds,
});

test.each<[string, AssignmentRule[], string[]]>([
  ['no rule', [], onDuty],
  ['a city', [rule({ cityId: delhi }, 'asha')], ['asha']],
  ['another city', [rule({ cityId: 10_100 }, 'asha')], onDuty],
  ['a kind', [rule({ kind: 'used-car' }, 'bina', 'asha')], ['asha', 'bina']],
  ['another kind', [rule({ kind: 'loan' }, 'asha')], onDuty],
  ['a make', [rule({ word: 'maruti suzuki' }, 'chand')], ['chand']],
  ['a model', [rule({ word: 'swift' }, 'chand')], ['chand']],
  ['half a word', [rule({ word: 'swi' }, 'chand')], onDuty],
  ['words apart', [rule({ word: 'maruti swift' }, 'chand')], onDuty],
  [
    'the more particular of two',
    [rule({ cityId: delhi }, 'asha'), rule({ cityId: delhi, word: 'swift' }, 'bina')],
    ['bina'],
  ],
  [
    'the earlier of two alike',
    [rule({ cityId: delhi }, 'asha'), rule({ kind: 'used-car' }, 'bina')],
    ['asha'],
  ],
  [
    'a rule whose members are off duty gives way',
    [rule({ cityId: delhi, kind: 'used-car' }, 'eva'), rule({ cityId: delhi }, 'deep')],
    ['deep'],
  ],
  ['nobody of the rules on duty', [rule({ cityId: delhi }, 'eva')], onDuty],
])('%s', (_, rules, members) => {
  expect(membersForLead(rules, lead, onDuty)).toEqual(members);
});

test('only members on duty get a lead, and somebody does while anybody is', () => {
  const ids: fc.Arbitrary<string> = fc.constantFrom('asha', 'bina', 'chand', 'deep', 'eva');
  const rules = fc.array(
    fc.record({
      cityId: fc.constantFrom(null, delhi, 10_100),
      kind: fc.constantFrom(null, ...leadKinds),
      word: fc.constantFrom(null, 'swift', 'baleno', ' '),
      memberIds: fc.array(ids, { minLength: 1 }),
    }),
  );
  fc.assert(
    fc.property(rules, fc.uniqueArray(ids), (all, duty) => {
      const members = membersForLead(all, lead, duty);
      expect(members.every((one) => duty.includes(one))).toBe(true);
      expect(members.length > 0).toBe(duty.length > 0);
    }),
  );
});
