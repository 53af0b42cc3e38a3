import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const rule = {
  state: null,
  questions: 15,
  pass: 9,
  seconds: 30,
  from: null,
  confidence: 'medium',
  source: 'CMVR 11',
};
const overview = {
  rule,
  states: ['KL'],
  counts: { signs: 89, rules: 40, duties: 36 },
  checkedOn: '2026-11-23',
};
const law = { law: '22(2)', inForce: '2017-06-23', confidence: 'high', checkedOn: '2026-11-23' };
const first = {
  id: 'no-parking',
  topic: 'signs',
  sign: { id: 'no-parking', kind: 'mandatory', isCompared: false },
  ask: 'QUESTION 1?',
  options: ['ONE', 'TWO', 'THREE'],
  right: 1,
  chosen: null,
  why: 'RULE 1.',
  ...law,
};
const second = { ...first, id: 'age-car', topic: 'duties', sign: null, ask: 'QUESTION 2?' };
const { right: _, chosen: __, why: ___, ...open } = first;
const step = { kind: 'question', ticket: 'T.S', question: open, number: 1, of: 15, seconds: 30 };
const result = {
  kind: 'result',
  state: 'KL',
  correct: 12,
  of: 15,
  pass: 9,
  isPassed: true,
  seconds: 308,
  topics: [{ topic: 'signs', correct: 6, of: 8 }],
  toLearn: [
    { ...first, chosen: 0 },
    { ...second, confidence: 'medium', chosen: null },
  ],
};

const asked: unknown[] = [];
const transport = fakeTransport({
  getLayout: answered({ data: [] }),
  practiceOverview: answered(overview),
  practiceQuestions: answered({ questions: [first, second] }),
  startPracticeTest: (input) => {
    asked.push(input);
    return answered(step);
  },
  answerPracticeTest: (input) => {
    asked.push(input);
    return answered(result);
  },
});
const round = '/practice/questions?seed=abc';
const english = /[A-Za-z]*[a-z]{2,}[A-Za-z]*/g;

test.each([
  ['the overview', '/practice', undefined],
  ['a question', round, undefined],
  ['an answered question', `${round}&done=1&pick=0`, undefined],
  ['the score', `${round}&done=10`, undefined],
  ['the start of a test', '/practice/test', undefined],
  ['a question of a test', '/practice/test', { intent: 'start' }],
  ['the result of a test', '/practice/test', { ticket: 'T.S' }],
])('%s is complete in both languages', async (_name, path, form) => {
  for (const prefix of ['', '/hi']) {
    const page = await documentOf({ path: prefix + path, transport, ...(form && { form }) });
    expect(page.status).toBe(200);
    expect(page.main).toMatch(/<h1[ >]/);
    expect(page.main).not.toMatch(/undefined|\[object|NaN|null|\sstyle=/);
    if (prefix !== '') expect(wordsOf(page.main).match(english)).toBeNull();
  }
});

describe('the overview', () => {
  test('is the same for all anonymous visitors, and tells the rule with its source', async () => {
    const page = await documentOf({ path: '/practice', transport });
    expect(page.shareable).toBe(true);
    for (const part of [
      '15 questions',
      '9 correct to pass',
      '30 seconds per question',
      'Source: CMVR 11',
    ]) {
      expect(wordsOf(page.main)).toContain(part);
    }
  });

  test('says so when the questions cannot be loaded', async () => {
    const broken = fakeTransport({
      getLayout: answered({ data: [] }),
      practiceOverview: refusedWith('server/unavailable'),
    });
    const page = await documentOf({ path: '/practice', transport: broken });
    expect(page.status).toBe(503);
    expect(wordsOf(page.main)).toContain('The questions could not be loaded');
  });
});

describe('a round of practice', () => {
  test('gets an address of its own', async () => {
    const result = await renderFakePage({ path: '/practice/questions?topic=signs', transport });
    expect(result.kind === 'redirect' && result.location).toMatch(
      /^\/practice\/questions\?seed=[a-z0-9]+&topic=signs$/,
    );
  });

  test('names the picture by its number, never by its meaning, and asks with radio buttons', async () => {
    const { main } = await documentOf({ path: round, transport });
    expect(main).toMatch(/<svg class="sign"[^>]*role="img" aria-label="Sign for question 1"/);
    expect(main.match(/<input type="radio"/g)).toHaveLength(3);
    expect(main).not.toMatch(/RULE 1|no-parking/);
  });

  test('shows right and wrong in words, the rule with its law, and an unverified drawing', async () => {
    const words = wordsOf((await documentOf({ path: `${round}&pick=0`, transport })).main);
    expect(words).toMatch(/Wrong. The correct answer is B/);
    expect(words).toMatch(/ONE\s+Your answer/);
    expect(words).toMatch(/TWO\s+Correct/);
    expect(words).toMatch(/RULE 1.\s+22\(2\). In force since 23 Jun 2017. Checked on 23 Nov 2026./);
    expect(words).toContain('Unverified drawing');
  });

  test('continues at an address that holds the answers', async () => {
    const { main } = await documentOf({ path: `${round}&pick=0`, transport });
    expect(main).toContain('href="/practice/questions?seed=abc&amp;done=0"');
  });

  test('ends with the score, and the wrong ones to practise again', async () => {
    const { main } = await documentOf({ path: `${round}&done=10`, transport });
    expect(wordsOf(main)).toContain('1 of 2 correct');
    expect(main).toContain('only=age-car');
  });

  test.each(['&pick=9', '&done=x', '&pick=%00', '&only=..', '&topic=cars'])(
    'with "%s" in its address shows the question',
    async (more) => {
      const page = await documentOf({ path: `${round}${more}`, transport });
      expect(page.status).toBe(200);
      expect(wordsOf(page.main)).toContain('QUESTION 1?');
    },
  );

  test('is not for search engines', async () => {
    const { html } = await documentOf({ path: round, transport });
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
});

describe('the mock test', () => {
  const path = '/practice/test';

  test('asks one question a page; its ticket is in the form', async () => {
    asked.length = 0;
    const form = { intent: 'start', state: 'KL', seed: 'abc' };
    const { main } = await documentOf({ path, transport, form });
    expect(asked).toMatchObject([{ body: { language: 'en', state: 'KL', seed: 'abc' } }]);
    expect(main).toContain('<input type="hidden" name="ticket" value="T.S"/>');
    expect(main).toMatch(/role="timer"[^>]*>30 s</);
    expect(main).not.toContain('RULE 1');
  });

  test.each([
    [{ ticket: 'T.S', choice: '2' }, 2],
    [{ ticket: 'T.S' }, null],
    [{ ticket: 'T.S', choice: '7' }, null],
  ])('sends %j as the choice', async (form: Record<string, string>, choice) => {
    asked.length = 0;
    await documentOf({ path, transport, form });
    expect(asked).toMatchObject([{ body: { ticket: 'T.S', choice } }]);
  });

  test('shows score, pass mark, time, and what to learn with its rule', async () => {
    const { main } = await documentOf({ path, transport, form: { ticket: 'T.S', choice: '2' } });
    const words = wordsOf(main);
    for (const part of ['12 of 15 correct', 'Pass', '9 needed to pass', '6 of 8', '5 min 8 s']) {
      expect(words).toContain(part);
    }
    expect(words).toMatch(/Your answer: ONE\s+Correct answer: TWO/);
    expect(words).toContain('Not answered in time');
    expect(words).toContain('Not yet checked against the official text');
    expect(main).toContain('only=no-parking.age-car');
    expect(main).toContain('<input type="hidden" name="state" value="KL"/>');
  });

  test('that is over offers another', async () => {
    const over = fakeTransport({
      getLayout: answered({ data: [] }),
      answerPracticeTest: refusedWith('practice/test-not-found'),
    });
    const page = await documentOf({ path, transport: over, form: { ticket: 'x', choice: '0' } });
    expect(page.status).toBe(404);
    expect(wordsOf(page.main)).toContain('The test could not continue');
    expect(page.main).toContain('value="start"');
  });
});
