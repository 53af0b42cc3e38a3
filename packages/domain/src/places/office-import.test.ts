import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkOfficeList } from './check-office-list.ts';
import { compareOfficeLists, mergeOffices } from './compare-office-lists.ts';
import { type RtoOffice, rtoOffices } from './rto-offices.ts';
import { type OfficeFileHead, writeOfficeFile } from './write-office-file.ts';

const file = readFileSync(new URL('../../data/rto-offices.json', import.meta.url), 'utf8');

function office(code: string): RtoOffice {
  const found = rtoOffices.find((one) => one.code === code);
  if (found === undefined) throw new Error(`no office ${code}`);
  return found;
}

/** The whole list with one row replaced by code. */
const withRow = (row: object) =>
  rtoOffices.map((one) => ('code' in row && row.code === one.code ? row : one));

const problemsOf = (list: unknown) => {
  const checked = checkOfficeList(list);
  return checked.ok ? [] : checked.error;
};

describe('an imported office list', () => {
  test('passes in any order', () => {
    const checked = checkOfficeList([...rtoOffices].reverse());
    expect(checked).toEqual({ ok: true, value: rtoOffices });
  });

  test.each([
    [{ status: 'closed' }, 'status is one of'],
    [{ confidence: 'sure' }, 'confidence is one of'],
    [{ office: null }, 'office must be null if unallotted'],
    [{ office: ' Pune' }, 'office is a name or null'],
    [{ stateCode: 'GJ' }, 'the code does not belong to its state'],
    [{ stateCode: 'ZZ' }, 'stateCode is not a current state code'],
    [{ sources: 0 }, 'sources is the number of lists'],
    [{ motorZone: 'C' }, 'motorZone is A or B'],
    [{ aliasOf: 'MH99' }, 'aliasOf is not in the list'],
    [{ phone: '020' }, 'phone is not a field of an office'],
    [{ note: 'Moved' }, 'note is a text in en and hi'],
    [{ issuedFor: 'everyone' }, 'issuedFor is one of'],
    [{ subSeries: [{ series: 'Z' }] }, 'subSeries is a list of unit offices'],
  ])('with %j is refused with the reason', (wrong, reason) => {
    const problems = problemsOf(withRow({ ...office('MH12'), ...wrong }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^MH12: /);
    expect(problems[0]).toContain(reason);
  });

  test.each(['MH00', 'MH1', 'mh12', 'MH123'])('with the code %s is refused', (code) => {
    const problems = problemsOf([{ ...office('MH12'), code }]);
    expect(problems).toEqual([expect.stringContaining('two letters and two digits')]);
  });

  test('with a code twice is refused', () => {
    const problems = problemsOf([...rtoOffices, office('MH12')]);
    expect(problems).toEqual(['MH12: duplicate code.', 'MH12: duplicate code.']);
  });

  test("may keep a parent state's code only when it is discontinued", () => {
    expect(problemsOf(withRow({ ...office('JK10'), status: 'active' }))).toEqual([
      'JK10: the code does not belong to its state.',
    ]);
  });

  test.each([[null], [[]], [{}], [['MH12']]])('that is %j is refused', (list) => {
    expect(problemsOf(list)).toHaveLength(1);
  });
});

describe('the changes of a corrected list', () => {
  test('are none for the same list', () => {
    expect(compareOfficeLists(rtoOffices, rtoOffices)).toEqual({
      added: [],
      removed: [],
      changed: [],
    });
  });

  test('are listed by code and field', () => {
    const corrected = { ...office('MH12'), city: 'Pimpri', note: { en: 'Moved', hi: 'बदला' } };
    const added = { ...office('MH12'), code: 'MH98' };
    const after = [...withRow(corrected), added].filter(
      (row) => !('code' in row) || row.code !== 'DL08',
    ) as RtoOffice[];
    expect(compareOfficeLists(rtoOffices, after)).toEqual({
      added: [added],
      removed: [office('DL08')],
      changed: [
        {
          code: 'MH12',
          fields: [
            { field: 'city', before: 'Pune', after: 'Pimpri' },
            { field: 'note', before: null, after: { en: 'Moved', hi: 'बदला' } },
          ],
        },
      ],
    });
  });

  test('merging replaces rows of the same code and keeps the rest', () => {
    const corrected = { ...office('MH12'), city: 'Pimpri' };
    const after = mergeOffices(rtoOffices, [corrected]);
    expect(after).toHaveLength(rtoOffices.length);
    const { added, removed, changed } = compareOfficeLists(rtoOffices, after);
    expect([added, removed, changed.map(({ code }) => code)]).toEqual([[], [], ['MH12']]);
  });
});

describe('the data file', () => {
  const { meta } = JSON.parse(file) as { meta: OfficeFileHead };

  test('is written unchanged when nothing changes', () => {
    expect(writeOfficeFile(meta, rtoOffices)).toBe(file);
  });

  test('updates its row count, and one line per changed office', () => {
    const lines = writeOfficeFile(meta, rtoOffices.slice(1)).split('\n');
    expect(lines).toContain(`    "rows": ${rtoOffices.length - 1},`);
    const changed = withRow({ ...office('MH12'), city: 'Pimpri' }) as RtoOffice[];
    const [before, after] = [file, writeOfficeFile(meta, changed)].map((text) => text.split('\n'));
    expect(after?.filter((line, index) => line !== before?.[index])).toHaveLength(1);
  });
});
