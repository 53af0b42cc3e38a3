import { describe, expect, test } from 'vitest';
import { type Compounding, compoundingOf } from './compounding.ts';
import { penalSections } from './sections.ts';

describe('parsing the section of an offence', () => {
  test.each([
    ['194D', ['194D']],
    ['129/194D', ['194D']],
    ['u/s 184 MV Act', ['184']],
    ['U/S 177 MVA 1988', ['177']],
    ['CMVR 115(7)/190(2)', ['190(2)']],
    ['190 (2)', ['190(2)']],
    ['194-d', ['194D']],
    ['184(C)', ['184(c)']],
    ['112/183(1)(i)', ['183(1)(i)']],
    ['129 r/w 194D', ['129', '194D']],
    ['177, 196', ['177', '196']],
    ['State order', []],
    ['NH Fee Rules 2008', []],
    ['', []],
  ])('%s', (text, sections) => {
    expect(penalSections(text)).toEqual(sections);
  });
});

describe('compoundable offences', () => {
  test.each<[string | null, string, Compounding]>([
    ['119/177', 'Red light', 'allowed'],
    ['129/194D', 'Without helmet', 'allowed'],
    ['182A(1)', 'Sale', 'allowed'],
    ['182A(2)', 'Maker', 'court-only'],
    ['52/182A(4)', 'Alteration', 'allowed'],
    ['182A', 'Unnamed clause', 'unclear'],
    ['183', 'Speed', 'allowed'],
    ['184', 'Dangerous driving', 'court-only'],
    ['184', 'Use of mobile phone while driving', 'allowed'],
    ['184', 'मोबाइल पर बात', 'allowed'],
    ['184(c)', 'Anything', 'allowed'],
    ['185', 'Drunken driving', 'court-only'],
    ['187', 'Accident', 'court-only'],
    ['190(1)', 'Unsafe', 'court-only'],
    ['CMVR 115(7)/190(2)', 'No PUC', 'allowed'],
    ['190(3)', 'Dangerous goods', 'court-only'],
    ['193(1)', 'Agent', 'court-only'],
    ['197(2)', 'Seizing', 'court-only'],
    ['199A', 'Minor', 'court-only'],
    ['118/177A', 'Lane', 'unclear'],
    ['177, 185', 'Two', 'court-only'],
    [null, 'Something', 'unknown'],
    ['see notice', 'Something', 'unknown'],
  ])('%s, %s: %s', (section, name, compounding) => {
    expect(compoundingOf({ section, name })).toBe(compounding);
  });
});
