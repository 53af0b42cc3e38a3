import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const get = async (path: string) => (await openBrowser(api).get(`/practice${path}`)).json();
const post = async (path: string, body: unknown) =>
  (await openBrowser(api).post(`/practice/test${path}`, body)).json();

type Explained = { id: string; options: string[]; right: number };

/** The place of the right option, as practice tells it for the same seed. */
async function rightOf(id: string, seed: string): Promise<number> {
  const { questions } = (await get(`/questions?seed=${seed}&only=${id}`)).data;
  return (questions as Explained[])[0]?.right ?? -1;
}

/** Takes a whole test; `choose` decides each answer from the right one. */
async function take(seed: string, choose: (right: number, number: number) => number | null) {
  let open = (await post('/start', { seed })).data;
  while (open.kind === 'question') {
    const right = await rightOf(open.question.id, seed);
    const choice = choose(right, open.number);
    open = (await post('/answer', { ticket: open.ticket, choice })).data;
  }
  return open;
}

describe('the overview', () => {
  test('gives the rule of the test and the number of questions', async () => {
    const { data } = await get('/overview');
    expect(data.rule).toMatchObject({ state: null, questions: 15, pass: 9, seconds: 30 });
    expect(data.counts.signs + data.counts.rules + data.counts.duties).toBeGreaterThan(149);
  });

  test('gives a state its own rule, with its source in the language asked for', async () => {
    const { data } = await get('/overview?state=KL&language=hi');
    expect(data.rule).toMatchObject({ state: 'KL', questions: 30, pass: 18 });
    expect(data.rule.source).toMatch(/[\u0900-\u097f]/);
  });
});

describe('questions to practise', () => {
  test('are fifteen of the topic, the same for the same seed, with answer and rule', async () => {
    const { data } = await get('/questions?seed=abc&topic=rules');
    expect(data.questions).toHaveLength(15);
    expect(data).toEqual((await get('/questions?seed=abc&topic=rules')).data);
    expect(data).not.toEqual((await get('/questions?seed=abd&topic=rules')).data);
    for (const one of data.questions) {
      expect(one).toMatchObject({ topic: 'rules', sign: null, law: expect.stringMatching(/\S/) });
    }
  });

  test('can be named; unknown and repeated ones are left out', async () => {
    const { data } = await get('/questions?seed=a&only=no-parking.nothing.no-parking&language=hi');
    expect(data.questions).toHaveLength(1);
    expect(data.questions[0]).toMatchObject({
      sign: { id: 'no-parking', kind: 'mandatory', isCompared: false },
      ask: 'इस चिह्न का क्या मतलब है?',
    });
  });

  test.each(['', '?seed=', '?seed=A%00', '?seed=a&topic=cars', '?seed=a&only=..'])(
    'with "%s" are bad input',
    async (query) => {
      expect(await get(`/questions${query}`)).toMatchObject({
        status: 400,
        code: 'request/bad-input',
      });
    },
  );
});

describe('a mock test', () => {
  test('with every answer right is passed, and has nothing to learn', async () => {
    const result = await take('abc', (right) => right);
    expect(result).toMatchObject({ kind: 'result', correct: 15, of: 15, pass: 9, isPassed: true });
    expect(result.toLearn).toEqual([]);
    expect(result.topics).toEqual([
      { topic: 'signs', correct: 8, of: 8 },
      { topic: 'rules', correct: 5, of: 5 },
      { topic: 'duties', correct: 2, of: 2 },
    ]);
  });

  test.each([
    [9, true],
    [8, false],
  ])('with %d right answers is passed: %s', async (correct, isPassed) => {
    const result = await take('xyz', (right, number) => (number <= correct ? right : null));
    expect(result).toMatchObject({ correct, isPassed });
    expect(result.toLearn).toHaveLength(15 - correct);
    expect(result.toLearn[0]).toMatchObject({ chosen: null, why: expect.any(String) });
  });

  test('shows a wrong answer beside the right one', async () => {
    const result = await take('q1', (right) => (right + 1) % 3);
    expect(result.correct).toBe(0);
    for (const one of result.toLearn) expect(one.chosen).toBe((one.right + 1) % 3);
  });

  test('shows no answer while a question is open', async () => {
    const { data } = await post('/start', { seed: 'abc' });
    expect(Object.keys(data.question).sort()).toEqual(['ask', 'id', 'options', 'sign', 'topic']);
  });

  test('does not count an answer after the time, by the clock of the server', async () => {
    const { now } = api.services;
    const begin = now().getTime();
    const clock = (ms: number) => Object.assign(api.services, { now: () => new Date(begin + ms) });
    try {
      let open = (await post('/start', { seed: 'late' })).data;
      for (let passed = 0; open.kind === 'question'; ) {
        const right = await rightOf(open.question.id, 'late');
        passed += open.number === 1 ? 34_000 : 33_000;
        clock(passed);
        open = (await post('/answer', { ticket: open.ticket, choice: right })).data;
      }
      expect(open).toMatchObject({ correct: 14, seconds: 34 + 14 * 33 });
      expect(open.toLearn).toHaveLength(1);
      expect(open.toLearn[0].chosen).toBeNull();
    } finally {
      Object.assign(api.services, { now });
    }
  });

  test('is over after three hours', async () => {
    const { now } = api.services;
    const { ticket } = (await post('/start', {})).data;
    Object.assign(api.services, { now: () => new Date(now().getTime() + 3 * 60 * 60_000 + 1_000) });
    try {
      expect(await post('/answer', { ticket, choice: 0 })).toMatchObject({
        status: 404,
        code: 'practice/test-not-found',
      });
    } finally {
      Object.assign(api.services, { now });
    }
  });

  test('cannot be continued with a changed ticket', async () => {
    const { ticket } = (await post('/start', { seed: 'abc' })).data;
    const [body = '', signed = ''] = ticket.split('.');
    const test = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...test, answers: '00000' })).toString('base64url');
    for (const wrong of [`${forged}.${signed}`, body, `${ticket}.x`, 'x.y', `${body}.`]) {
      expect(await post('/answer', { ticket: wrong, choice: 0 })).toMatchObject({
        status: 404,
        code: 'practice/test-not-found',
      });
    }
  });

  test('an option that the question does not have counts as no answer', async () => {
    const result = await take('none', () => 3);
    expect(result.correct).toBe(0);
    expect(result.toLearn[0].chosen).toBeNull();
  });

  test('follows the rule of the state', async () => {
    const { data } = await post('/start', { state: 'KL', language: 'hi' });
    expect(data).toMatchObject({ number: 1, of: 30, seconds: 30 });
    expect(data.question.ask).toMatch(/[\u0900-\u097f]/);
  });

  test.each([
    ['/start', { seed: 'NO' }],
    ['/start', { state: 'Kerala' }],
    ['/start', { language: 'fr' }],
    ['/answer', { choice: 0 }],
    ['/answer', { ticket: 'x', choice: 9 }],
    ['/answer', { ticket: 'x\u0000', choice: 0 }],
  ])('at %s refuses %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });
});
