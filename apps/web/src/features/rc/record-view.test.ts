import { describe, expect, test } from 'vitest';
import { copy as english } from '../../copy/en/rc-details.ts';
import { copy as hindi } from '../../copy/hi/rc-details.ts';
import { recordContext } from '../../record-words/record-context.ts';
import {
  bareAnswer,
  sampleAnswer,
  sampleToday,
  sampleWith,
  taxiAnswer,
  troubledAnswer,
} from '../../record-words/testing/sample-answers.ts';
import { recordView } from './record-view.ts';

function viewOf(answer: typeof sampleAnswer) {
  return recordView(recordContext(answer, sampleToday, 'en', english));
}

function factOf(view: ReturnType<typeof viewOf>, id: string) {
  return view.groups.flatMap((group) => group.facts).find((fact) => fact.field === id);
}

describe('the head of a record', () => {
  test('names the vehicle once, with fuel, norm, owner and age', () => {
    const view = viewOf(sampleAnswer);
    expect(view.title.text).toBe('Maruti Suzuki Swift VXI');
    expect(view.subtitle.map((run) => run.text)).toEqual([
      'Petrol',
      'BS VI',
      '2nd owner',
      '5 y 8 m old',
    ]);
    expect(view.status).toEqual({ tone: 'road', word: 'Active' });
    expect(view.plate).toEqual({ parts: ['DL', '8C', 'AF', '5030'], kind: 'private' });
  });

  test('the number that is shared is masked', () => {
    expect(viewOf(sampleAnswer).masked).toBe('DL 8C •• ••30');
  });

  test('a commercial electric vehicle has a green plate with yellow letters', () => {
    const answer = sampleWith({
      isTransport: true,
      fuel: { code: 'electric', raw: 'PURE EV' },
    });
    expect(viewOf(answer).plate.kind).toBe('electric-commercial');
  });
});

describe('what needs the owner', () => {
  test('own damage that ended is named with its days; a loan is no trouble', () => {
    expect(viewOf(sampleAnswer).attention.lines).toEqual([
      {
        id: 'own-damage',
        label: 'Own-damage cover',
        detail: 'ended 3 Nov 2026',
        tone: 'brick',
        word: '18 days over',
        group: 'insurance',
      },
    ]);
  });

  test('when nothing presses, the next date is told', () => {
    const { insurance } = sampleAnswer.record;
    const answer = sampleWith({ insurance: { ...insurance, ownDamageUpto: '2027-03-15' } });
    expect(viewOf(answer).attention).toEqual({
      lines: [],
      next: 'Next: Pollution certificate, 2 Mar 2027.',
    });
  });

  test('the gravest stands first, and every block is there', () => {
    const { lines } = viewOf(troubledAnswer).attention;
    expect(lines.map((line) => line.id)).toEqual([
      'status',
      'blacklist',
      'third-party',
      'puc',
      'registration',
      'ncr',
      'noc-issued',
      'non-use',
    ]);
  });
});

describe('papers', () => {
  test('insurance shows two dates, each with its own state', () => {
    const covers = viewOf(sampleAnswer).covers;
    expect(covers.map(({ document, word, tone }) => ({ document, word, tone }))).toEqual([
      { document: 'third-party', word: '114 days', tone: 'road' },
      { document: 'own-damage', word: '18 days over', tone: 'brick' },
    ]);
  });

  test('own damage that the register does not know is an estimate and said to be one', () => {
    const answer = sampleWith({
      registeredOn: '2025-01-10',
      insurance: {
        ...sampleAnswer.record.insurance,
        thirdPartyUpto: '2028-01-09',
        ownDamageUpto: null,
      },
    });
    const own = viewOf(answer).covers[1];
    expect(own?.state).toBe('unknown');
    expect(own?.unknownNote?.isEstimate).toBe(true);
    expect(own?.unknownNote?.text).toContain('9 Jan 2026');
  });

  test('without a bundle there is no date to guess, and none is shown', () => {
    const own = viewOf(troubledAnswer).covers[1];
    expect(own?.unknownNote).toEqual({
      text: english.explain.estimate.ownDamageUnknown,
      isEstimate: false,
    });
  });

  test('what is not needed stands apart, with its reason', () => {
    const electric = sampleWith({ fuel: { code: 'electric', raw: 'PURE EV' } });
    const apart = viewOf(electric).notNeeded.map(({ document, detail }) => [document, detail]);
    expect(apart).toContainEqual(['puc', 'Electric vehicles need none']);
  });

  test('what ended says what to do, what is in order does not', () => {
    const papers = viewOf(taxiAnswer).papers;
    expect(papers.find((one) => one.document === 'puc')?.todo).toContain('₹10,000');
    expect(papers.find((one) => one.document === 'permit')?.todo).toBeNull();
  });

  test('the last day is not over', () => {
    const { insurance } = sampleAnswer.record;
    const answer = sampleWith({ insurance: { ...insurance, thirdPartyUpto: '2026-11-21' } });
    expect(viewOf(answer).covers[0]).toMatchObject({ word: 'Last day', tone: 'amber' });
  });

  test('more than a year is told in years and months', () => {
    expect(viewOf(sampleAnswer).papers.find((one) => one.document === 'registration')?.word).toBe(
      '9 y 3 m',
    );
  });
});

describe('facts', () => {
  test('words of the register that we do not know are shown as they came', () => {
    const view = viewOf(bareAnswer);
    expect(view.status.word).toBe('UNDER ENQUIRY');
    expect(factOf(view, 'status')?.value).toEqual({ text: 'Under Enquiry', isEnglish: true });
    expect(factOf(view, 'fuel')?.value.text).toBe('Solar');
    expect(factOf(view, 'norm')?.value.text).toBe('Trem Stage III-A');
    const odd = sampleWith({ colour: 'GRAVITY GREY', vehicleClass: 'Moon Rover', bodyType: 'POD' });
    expect(factOf(viewOf(odd), 'colour')?.value.text).toBe('Gravity Grey');
    expect(factOf(viewOf(odd), 'vehicleClass')?.value.text).toBe('Moon Rover');
    expect(factOf(viewOf(odd), 'bodyType')?.value.text).toBe('POD');
  });

  test('nothing is ever blank', () => {
    for (const answer of [sampleAnswer, bareAnswer, troubledAnswer, taxiAnswer]) {
      const view = viewOf(answer);
      const texts = [...view.groups.flatMap((group) => group.facts), ...view.insuranceFacts];
      expect(texts.filter((fact) => fact.value.text.trim() === '')).toEqual([]);
    }
  });

  test('every reportable field has its place on the page', () => {
    const view = viewOf({
      ...taxiAnswer,
      record: { ...taxiAnswer.record, nonUse: { from: null, upto: null } },
      office: { ...taxiAnswer.office, city: 'Tambaram' },
    });
    const shown = new Set([
      ...view.groups.flatMap((group) => group.facts.map((fact) => fact.field)),
      ...view.insuranceFacts.map((fact) => fact.field),
      ...[...view.covers, ...view.papers, ...view.notNeeded].map((paper) => paper.field),
    ]);
    expect(Object.keys(english.fields).filter((field) => !shown.has(field as never))).toEqual([]);
  });

  test('a reported field says so with its day', () => {
    expect(factOf(viewOf(troubledAnswer), 'colour')?.reported).toBe(
      'Reported as wrong on 20 Nov 2026',
    );
  });

  test('chassis and engine show their last five only', () => {
    expect(factOf(viewOf(sampleAnswer), 'chassisLast5')?.value.text).toBe('•••• 4471K');
  });

  test('an electric vehicle has no displacement', () => {
    const answer = sampleWith({ fuel: { code: 'electric', raw: 'PURE EV' }, engineCc: 0 });
    expect(factOf(viewOf(answer), 'engineCc')).toBeUndefined();
  });
});

describe('the age rule of Delhi and its region', () => {
  test('the norm decides, and the rule is said to be made by courts', () => {
    const { ncr } = viewOf(troubledAnswer);
    expect(ncr).toMatchObject({ verdict: 'over-age', tone: 'brick', ageDay: '19 Feb 2020' });
    expect(ncr?.reason).toContain('BS III');
    expect(ncr?.courtMade).toContain('may change');
  });

  test('an old BS IV car is sheltered', () => {
    const answer = sampleWith({
      registeredOn: '2011-01-01',
      norm: { code: 'bs4', raw: 'BHARAT STAGE IV' },
    });
    expect(viewOf(answer).ncr).toMatchObject({ verdict: 'allowed-by-norm', tone: 'road' });
  });

  test('it is not mentioned for a vehicle registered far away', () => {
    expect(viewOf(taxiAnswer).ncr).toBeNull();
  });
});

test('in Hindi our words are Hindi, and names of the register are marked as English', () => {
  const view = recordView(recordContext(sampleAnswer, sampleToday, 'hi', hindi));
  expect(view.subtitle.map((run) => run.text)).toEqual([
    'पेट्रोल',
    'BS VI',
    'दूसरा मालिक',
    '5 साल 8 महीने पुरानी',
  ]);
  expect(view.title).toEqual({ text: 'Maruti Suzuki Swift VXI', isEnglish: true });
  expect(view.covers.map((cover) => cover.word)).toEqual(['114 दिन बाक़ी', '18 दिन ऊपर']);
});
