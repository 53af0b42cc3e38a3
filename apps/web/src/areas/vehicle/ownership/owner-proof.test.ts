import { reportableFields } from '@pahiya/contracts/vehicle/get-vehicle';
import { expect, test } from 'vitest';
import { readProof } from '../../../parts/owner-proof/read-proof.ts';
import { readOptionalProof } from './owner-proof.ts';
import { fieldsToReport, readReportableField } from './reportable-fields.ts';

test('a report without numbers claims nothing; one number alone is incomplete', () => {
  expect(readOptionalProof(form(' ', ''))).toBeNull();
  expect(readOptionalProof(form('MBHCZC63SMA24471K', ''))?.faults).toEqual(['engineNumber']);
});

test('both numbers must be complete before they are sent', () => {
  expect(readProof(form('MBHCZC63SMA24471K', 'K12MN5283390')).faults).toEqual([]);
  expect(readProof(form('1K', '')).faults).toEqual(['chassisNumber', 'engineNumber']);
  expect(readProof(form('A'.repeat(26), 'K12MN')).faults).toEqual(['chassisNumber']);
});

test('the form has exactly the fields that the API accepts', () => {
  expect([...fieldsToReport].sort()).toEqual([...reportableFields].sort());
  expect(readReportableField('fuel')).toBe('fuel');
  expect(readReportableField('constructor')).toBeNull();
});

function form(chassisNumber: string, engineNumber: string): FormData {
  const data = new FormData();
  data.set('chassisNumber', chassisNumber);
  data.set('engineNumber', engineNumber);
  return data;
}
