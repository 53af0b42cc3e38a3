import { expect, test } from 'vitest';
import { rupees } from '../shared/money.ts';
import { type AgeBand, ageBands, type VehicleFeeClass, vehicleFeeClasses } from './fee-rule.ts';
import { type FeeFacts, feesOf } from './fees-of.ts';
import { findRtoService, rtoServices } from './rto-services.ts';

function service(id: string) {
  const found = findRtoService(id);
  if (found === null) throw new Error(`no service ${id}`);
  return found;
}

function fees(id: string, facts: FeeFacts) {
  const answer = feesOf(service(id), facts);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

test.each<[string, VehicleFeeClass, number | null]>([
  ['new-registration', 'motorcycle', 300],
  ['new-registration', 'lmv-private', 600],
  ['new-registration', 'lmv-transport', 1000],
  ['new-registration', 'heavy', 1500],
  ['new-registration', 'imported-four', 5000],
  ['new-mark-after-move', 'lmv-private', 600],
  ['transfer-of-ownership', 'motorcycle', 150],
  ['transfer-of-ownership', 'lmv-private', 300],
  ['transfer-on-death', 'lmv-private', 300],
  ['duplicate-rc', 'motorcycle', 150],
  ['duplicate-rc', 'lmv-private', 300],
  ['duplicate-rc', 'medium', 500],
  ['duplicate-rc', 'heavy', 750],
  ['duplicate-rc', 'imported-four', 2500],
  ['duplicate-rc', 'imported-two-three', null],
  ['hypothecation-addition', 'motorcycle', 500],
  ['hypothecation-addition', 'lmv-private', 1500],
  ['hypothecation-addition', 'heavy', 3000],
  ['hypothecation-addition', 'imported-four', null],
  ['trade-certificate', 'motorcycle', 500],
  ['trade-certificate', 'lmv-private', 1000],
  ['noc', 'lmv-private', 100],
])('%s of a %s costs %s rupees by the central rules', (id, vehicleClass, amount) => {
  expect(fees(id, { vehicleClass }).centralFee).toBe(amount === null ? null : rupees(amount));
});

test.each<[VehicleFeeClass, AgeBand, number, number | null]>([
  ['motorcycle', '15-20', 0, 1000],
  ['lmv-private', '15-20', 0, 5000],
  ['lmv-private', '10-15', 0, 5000],
  ['imported-four', '15-20', 0, 40_000],
  ['motorcycle', 'over-20', 0, 2000],
  ['lmv-private', 'over-20', 0, 10_000],
  ['imported-four', 'over-20', 0, 80_000],
  ['invalid-carriage', 'over-20', 0, 100],
  ['invalid-carriage', '15-20', 0, null],
  ['motorcycle', '15-20', 2, 1600],
  ['lmv-private', 'over-20', 3, 11_500],
])('renewal of a %s aged %s, %i months late: %s rupees', (vehicleClass, ageBand, months, sum) => {
  const { centralFee } = fees('rc-renewal', { vehicleClass, ageBand, monthsLate: months });
  expect(centralFee).toBe(sum === null ? null : rupees(sum));
});

test.each<[VehicleFeeClass, AgeBand, number | null]>([
  ['motorcycle', '10-15', 600],
  ['lmv-private', '15-20', 1200],
  ['heavy', '15-20', 1700],
  ['three-wheeler', 'over-20', 7200],
  ['heavy', 'over-20', 25_200],
  ['three-wheeler', '15-20', null],
  ['lmv-private', 'under-10', null],
])('fitness of a %s aged %s with its certificate: %s rupees', (vehicleClass, ageBand, sum) => {
  const { centralFee } = fees('fitness', { vehicleClass, ageBand });
  expect(centralFee).toBe(sum === null ? null : rupees(sum));
});

test.each<[string, FeeFacts, number]>([
  ['learner-licence', {}, 200],
  ['learner-licence', { licenceClasses: 2 }, 350],
  ['driving-licence', { licenceClasses: 2 }, 800],
  ['driving-licence', { licenceClasses: 1, withCard: true }, 700],
  ['add-class', {}, 800],
  ['dl-renewal', {}, 200],
  ['dl-renewal', { yearsAfterGrace: 1 }, 1300],
  ['dl-renewal', { yearsAfterGrace: 3 }, 3300],
  ['international-permit', {}, 1000],
  ['driving-school', {}, 10_000],
])('%s with %o costs %i rupees', (id, facts, sum) => {
  expect(fees(id, facts).centralFee).toBe(rupees(sum));
});

test('a smart card adds 200 rupees, only if requested', () => {
  const plain = fees('duplicate-rc', { vehicleClass: 'lmv-private' });
  const carded = fees('duplicate-rc', { vehicleClass: 'lmv-private', withCard: true });
  expect(plain.lines.map(({ id }) => id)).toEqual(['fee']);
  expect(carded.centralFee).toBe(rupees(500));
});

test('a derived fee is marked, has lower confidence, and names its source', () => {
  const stated = fees('transfer-of-ownership', { vehicleClass: 'lmv-private' });
  const derived = fees('transfer-of-ownership', { vehicleClass: 'heavy' });
  expect(stated).toMatchObject({ confidence: 'high', lines: [{ isDerived: false }] });
  expect(derived).toMatchObject({ confidence: 'medium', lines: [{ isDerived: true }] });
  expect(derived.lines[0]?.sources.join()).toContain('rule 81');
  expect(fees('address-change', { vehicleClass: 'lmv-private' }).confidence).toBe('unverified');
});

test('a fee set by the state is null, never 0', () => {
  const tax = fees('road-tax', { vehicleClass: 'lmv-private' });
  expect(tax.centralFee).toBeNull();
  expect(tax.lines).toMatchObject([{ amount: null, isSetByState: true, confidence: 'unverified' }]);
  expect(fees('rc-surrender', {}).centralFee).toBe(0);
});

test.each<[string, FeeFacts, string]>([
  ['duplicate-rc', {}, 'rto-fees/class-needed'],
  ['fitness', { vehicleClass: 'heavy' }, 'rto-fees/age-needed'],
  ['rc-renewal', { vehicleClass: 'heavy', ageBand: '15-20' }, 'rto-fees/not-for-class'],
  [
    'rc-renewal',
    { vehicleClass: 'motorcycle', ageBand: '15-20', monthsLate: -1 },
    'rto-fees/bad-count',
  ],
  ['learner-licence', { licenceClasses: 0 }, 'rto-fees/bad-count'],
  ['learner-licence', { licenceClasses: 1.5 }, 'rto-fees/bad-count'],
  ['dl-renewal', { yearsAfterGrace: 601 }, 'rto-fees/bad-count'],
])('%s with %o is refused: %s', (id, facts, refusal) => {
  expect(feesOf(service(id), facts)).toEqual({ ok: false, error: refusal });
});

test('for every service, class and age the lines add up, in whole rupees, and an older vehicle never pays less', () => {
  for (const one of rtoServices) {
    for (const vehicleClass of vehicleFeeClasses) {
      let before = 0;
      for (const ageBand of ageBands) {
        const answer = feesOf(one, { vehicleClass, ageBand, monthsLate: 1, withCard: true });
        if (!answer.ok) {
          expect(answer.error).toBe('rto-fees/not-for-class');
          continue;
        }
        const { lines, centralFee } = answer.value;
        expect(lines.length).toBeGreaterThan(0);
        if (centralFee === null) continue;
        expect(centralFee).toBe(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
        expect(centralFee % 100).toBe(0);
        expect(centralFee).toBeGreaterThanOrEqual(before);
        before = centralFee;
      }
    }
  }
});
