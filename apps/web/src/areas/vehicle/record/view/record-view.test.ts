import { describe, expect, test } from 'vitest';
import { copy as english } from '../../../../parts/record-words/copy/en/rc-details.ts';
import { copy as hindi } from '../../../../parts/record-words/copy/hi/rc-details.ts';
import { recordContext } from '../../../../parts/record-words/record-context.ts';
import {
  bareAnswer,
  sampleAnswer,
  sampleToday,
  sampleWith,
  taxiAnswer,
  troubledAnswer,
} from '../../../../parts/record-words/testing/sample-answers.ts';
import { recordView } from './record-view.ts';

function viewOf(answer: typeof sampleAnswer) {
  return recordView(recordContext(answer, sampleToday, 'en', english));
}

function factsOf(view: ReturnType<typeof viewOf>) {
  return [...view.numbers, ...view.owner, ...view.vehicle, ...view.moreVehicle, ...view.blocks];
}

function factOf(view: ReturnType<typeof viewOf>, id: string) {
  return factsOf(view).find((fact) => fact.id === id);
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

  test('the shared number is masked', () => {
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

describe('what needs attention', () => {
  test('expired own damage is listed with its days; hypothecation is not listed', () => {
    expect(viewOf(sampleAnswer).attention.lines).toEqual([
      {
        id: 'own-damage',
        label: 'Own-damage insurance',
        detail: 'Expired on 3 Nov 2026',
        tone: 'brick',
        word: 'Expired 18 days ago',
        group: 'renew',
        insure: 'Get OD Cover',
      },
    ]);
  });

  test('a cover leads to its prices, except of a commercial vehicle', () => {
    const { insurance } = sampleAnswer.record;
    const soon = { insurance: { ...insurance, thirdPartyUpto: '2026-11-30' } };
    const insureOf = (changes: object) =>
      viewOf(sampleWith(changes)).attention.lines.map(({ id, insure }) => [id, insure]);
    expect(insureOf(soon)).toEqual([
      ['own-damage', 'Get OD Cover'],
      ['third-party', 'Renew Now'],
    ]);
    const ofTaxi = insureOf({ ...soon, isTransport: true });
    expect(ofTaxi.filter(([id]) => id === 'own-damage' || id === 'third-party')).toEqual([
      ['own-damage', null],
      ['third-party', null],
    ]);
  });

  test('when nothing is due, the next date is shown', () => {
    const { insurance } = sampleAnswer.record;
    const answer = sampleWith({ insurance: { ...insurance, ownDamageUpto: '2027-03-15' } });
    expect(viewOf(answer).attention).toEqual({
      lines: [],
      next: 'Next: PUC, 2 Mar 2027.',
    });
  });

  test('the most serious comes first, and every block is listed', () => {
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
      { document: 'third-party', word: '114 days left', tone: 'road' },
      { document: 'own-damage', word: 'Expired 18 days ago', tone: 'brick' },
    ]);
  });

  test('an own-damage date missing on record is estimated and labelled an estimate', () => {
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

  test('papers that do not apply are listed apart, with the reason', () => {
    const electric = sampleWith({ fuel: { code: 'electric', raw: 'PURE EV' } });
    const apart = viewOf(electric).notNeeded.map(({ document, detail }) => [document, detail]);
    expect(apart).toContainEqual(['puc', 'electric vehicle']);
  });

  test('advice belongs to the state: an expired paper, one that expires soon, a valid one', () => {
    const { document } = english.explain;
    const expired = viewOf(troubledAnswer).papers.find((one) => one.document === 'puc');
    expect(expired?.todo).toBe(document.puc.ifOver);
    const papers = viewOf(taxiAnswer).papers;
    expect(papers.find((one) => one.document === 'tax')?.todo).toBe(document.tax.ifSoon);
    expect(papers.find((one) => one.document === 'puc')?.todo).toBe(document.puc.ifSoon);
    expect(papers.find((one) => one.document === 'permit')).toMatchObject({
      todo: null,
      guide: null,
    });
  });

  test('a commercial registration is renewed with the fitness, a private one with Form 25', () => {
    const soon = { registrationUpto: '2026-12-02', fitnessUpto: '2026-12-02' };
    const registrationOf = (isTransport: boolean) =>
      viewOf(sampleWith({ ...soon, isTransport })).papers.find(
        (one) => one.document === 'registration',
      );
    const { document, registrationByFitness } = english.explain;
    expect(registrationOf(true)).toMatchObject({ todo: registrationByFitness, guide: 'fitness' });
    expect(registrationOf(false)).toMatchObject({
      todo: document.registration.ifSoon,
      guide: 'rc-renewal',
    });
  });

  test.each([
    ['2026-11-20', 'ifOver'],
    ['2026-11-21', 'ifSoon'],
    ['2026-12-15', 'ifSoon'],
    ['2027-06-01', null],
  ] as const)('own damage until %s carries the advice %s', (ownDamageUpto, advice) => {
    const { insurance } = sampleAnswer.record;
    const own = viewOf(sampleWith({ insurance: { ...insurance, ownDamageUpto } })).covers[1];
    const words = english.explain.document['own-damage'];
    expect(own?.todo).toBe(advice === null ? null : words[advice]);
  });

  test('a paper is valid on its last day', () => {
    const { insurance } = sampleAnswer.record;
    const answer = sampleWith({ insurance: { ...insurance, thirdPartyUpto: '2026-11-21' } });
    expect(viewOf(answer).covers[0]).toMatchObject({ word: 'Expires today', tone: 'amber' });
  });

  test('more than a year is shown in years and months', () => {
    expect(viewOf(sampleAnswer).papers.find((one) => one.document === 'registration')?.word).toBe(
      '9 y 3 m left',
    );
  });
});

describe('facts', () => {
  test('unknown registry words are shown as received', () => {
    const view = viewOf(bareAnswer);
    expect(view.status.word).toBe('Under Enquiry');
    expect(factOf(view, 'status')?.value).toEqual({ text: 'Under Enquiry', isEnglish: true });
    expect(factOf(view, 'fuel')?.value.text).toBe('Solar');
    expect(factOf(view, 'norm')?.value.text).toBe('Trem Stage III-A');
    const odd = sampleWith({
      colour: 'GRAVITY GREY',
      vehicleClass: 'Moon Rover(OTH)',
      category: 'OTH',
      bodyType: 'POD',
    });
    expect(factOf(viewOf(odd), 'colour')?.value.text).toBe('Gravity Grey');
    expect(factOf(viewOf(odd), 'vehicleClass')?.value.text).toBe('Moon Rover (OTH)');
    expect(factOf(viewOf(odd), 'bodyType')?.value.text).toBe('Pod');
  });

  test('nothing is ever blank', () => {
    for (const answer of [sampleAnswer, bareAnswer, troubledAnswer, taxiAnswer]) {
      const view = viewOf(answer);
      const blank = factsOf(view).filter((fact) => fact.value.text.trim() === '' && !fact.chip);
      expect(blank).toEqual([]);
    }
  });

  test('every reportable field has its place on the page', () => {
    const view = viewOf({
      ...taxiAnswer,
      record: { ...taxiAnswer.record, nonUse: { from: null, upto: null } },
      office: { ...taxiAnswer.office, city: 'Tambaram' },
    });
    const shown = new Set([
      ...factsOf(view).map((fact) => fact.field),
      ...[...view.covers, ...view.papers, ...view.notNeeded].map((paper) => paper.field),
    ]);
    expect(Object.keys(english.fields).filter((field) => !shown.has(field as never))).toEqual([]);
  });

  test('a reported field says so with its day', () => {
    expect(factOf(viewOf(troubledAnswer), 'colour')?.reported).toBe(
      'Reported by owner as wrong, 20 Nov 2026',
    );
  });

  test('chassis and engine show their last five only', () => {
    expect(factOf(viewOf(sampleAnswer), 'chassisLast5')?.value.text).toBe('•••• 4471K');
  });

  test('an electric vehicle has a motor, no displacement and no emission norm', () => {
    const view = viewOf(
      sampleWith({
        fuel: { code: 'electric', raw: 'PURE EV' },
        norm: { code: 'unknown', raw: 'Not Available' },
        engineCc: 0,
      }),
    );
    expect(factOf(view, 'engineCc')).toBeUndefined();
    expect(factOf(view, 'engineLast5')?.term).toBe('Motor no. (last 5)');
    expect(factOf(view, 'norm')?.value.text).toBe('Not applicable');
  });

  test('an active RC whose registration has expired is not called valid', () => {
    const active = { ...troubledAnswer.record, status: sampleAnswer.record.status };
    const view = viewOf({ ...troubledAnswer, record: active });
    expect(view.status).toEqual({ tone: 'brick', word: 'Registration expired' });
    const notes = factOf(view, 'status')
      ?.notes.map((note) => note.text)
      .join(' ');
    expect(notes).toContain('registration has expired');
    expect(notes).not.toContain(english.explain.status.active.means);
    expect(view.attention.lines.map((line) => line.id)).not.toContain('status');
  });

  test('the RTO code is the one on the plate, or none', () => {
    expect(factOf(viewOf(sampleAnswer), 'officeCode')?.value.text).toBe('DL 08');
    const old = { ...sampleAnswer.office, officeCode: 'OD16', basis: 'registered-at' } as const;
    const view = viewOf({ ...sampleAnswer, office: old });
    expect(factOf(view, 'officeCode')).toBeUndefined();
    expect(view.officeNote).toContain('registering authority');
  });

  test('the registering authority is the one on the RC, in title case', () => {
    const answer = sampleWith({ registeredAt: 'JAIPUR, Rajasthan' });
    expect(factOf(viewOf(answer), 'registeredAt')).toMatchObject({
      value: { text: 'Jaipur, Rajasthan' },
      source: 'registry',
    });
  });

  test('hypothecation names the financier; without one, the seller should confirm', () => {
    expect(factOf(viewOf(sampleAnswer), 'hypothecation')?.chip?.word).toBe('Active');
    expect(factOf(viewOf(sampleAnswer), 'financier')?.value.text).toBe('HDFC Bank Ltd');
    const free = viewOf(sampleWith({ financier: null }));
    expect(factOf(free, 'hypothecation')?.value.text).toBe('None on record');
    expect(factOf(free, 'financier')).toBeUndefined();
  });
});

describe('the age rule of Delhi and its region', () => {
  test('the norm decides, and the rule is said to be made by courts', () => {
    const { ncr } = viewOf(troubledAnswer);
    expect(ncr).toMatchObject({ verdict: 'over-age', tone: 'brick', ageDay: '19 Feb 2020' });
    expect(ncr?.reason).toContain('BS III');
    expect(ncr?.courtMade).toContain('may change');
  });

  test('an old BS IV car is protected', () => {
    const answer = sampleWith({
      registeredOn: '2011-01-01',
      norm: { code: 'bs4', raw: 'BHARAT STAGE IV' },
    });
    expect(viewOf(answer).ncr).toMatchObject({ verdict: 'allowed-by-norm', tone: 'road' });
  });

  test('it is not mentioned for a vehicle registered outside the NCR', () => {
    expect(viewOf(taxiAnswer).ncr).toBeNull();
  });
});

test('Hindi pages have Hindi copy, and registry names are marked as English', () => {
  const view = recordView(recordContext(sampleAnswer, sampleToday, 'hi', hindi));
  expect(view.subtitle.map((run) => run.text)).toEqual([
    'पेट्रोल',
    'BS VI',
    'दूसरा मालिक',
    '5 साल 8 महीने पुरानी',
  ]);
  expect(view.title).toEqual({ text: 'Maruti Suzuki Swift VXI', isEnglish: true });
  expect(view.covers.map((cover) => cover.word)).toEqual(['114 दिन बाक़ी', '18 दिन पहले ख़त्म']);
});
