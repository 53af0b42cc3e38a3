import { describe, expect, test } from 'vitest';
import { evilTexts } from '../../../../e2e/fixtures/evil-texts.ts';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { readReview } from './typed-review.ts';

const make = { slug: 'tata', name: 'Tata' };
const model = {
  ...{ slug: 'nexon', name: 'Nexon', body: 'suv', fuels: ['petrol'], variants: 0, seats: [5] },
  ...{
    lengthMm: 3995,
    heightMm: null,
    wheelbaseMm: null,
    groundClearanceMm: null,
    photo: null,
    hand: null,
  },
  ...{ prices: null, rating: null },
};
const text =
  'Quiet on the highway, and the seats hold up on long days. Service is slow in my city.';
const review = {
  reviewId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
  ...{ scores: { comfort: 5, service: 2 }, km: 18_000, months: 1, text, isOwnerChecked: true },
  ...{ writtenAt: '2026-11-01T06:00:00Z', editedAt: '2026-11-20T06:00:00Z' },
};
const reviews = {
  ...{ make, model, count: 12, meanTenths: 37, pageNumber: 1, hasMore: true },
  aspects: [{ aspect: 'comfort', meanTenths: 45, count: 2 }],
  rule: { priorReviews: 5, priorTenths: 35 },
  reviews: [review],
};
const calls = {
  ...base,
  carVariants: answered({ make, model, ratings: [], variants: [] }),
  modelCarVideos: answered({ videos: [] }),
  carReviews: answered(reviews),
};
const visit = (path: string, changed: object = {}, more: object = {}) =>
  documentOf({ path, transport: fakeTransport({ ...calls, ...changed }), ...more });

describe('reviews of a model', () => {
  test('are shown with their mean, its count, and what they rest on', async () => {
    const { html, main } = await visit('/new-cars/tata/nexon');
    const words = wordsOf(main);
    expect(words).toContain('3.7 of 5 from 12 reviews');
    expect(words).toContain('counts 5 reviews of 3.5 in');
    expect(words).toMatch(/Comfort +4.5 of 5 +2 scores/);
    expect(words).toMatch(/3.5 of 5 +Owner checked/);
    expect(words).toMatch(/1 month · 18,000 Kms · Written 1 Nov 2026 · edited 20 Nov 2026/);
    expect(main).toContain(`href="/report/car-review/${review.reviewId}"`);
    expect(main).toContain('href="/new-cars/tata/nexon?reviews=2#reviews"');
    expect(html).toContain('"ratingValue":3.7');
  });

  test('are in Hindi without an English sentence', async () => {
    const { main } = await visit('/hi/new-cars/tata/nexon');
    expect(wordsOf(main).replace(text, '')).not.toMatch(/\b(?:reviews?|score|written|month)\b/i);
  });

  test('none is said, and a failure does not take the page with it', async () => {
    const none = {
      ...reviews,
      count: 0,
      meanTenths: null,
      aspects: [],
      reviews: [],
      hasMore: false,
    };
    const empty = await visit('/new-cars/tata/nexon', { carReviews: answered(none) });
    expect(wordsOf(empty.main)).toContain('No reviews yet.');
    expect(empty.html).not.toContain('AggregateRating');
    const down = { carReviews: refusedWith('server/unavailable') };
    const failed = await visit('/new-cars/tata/nexon', down);
    expect(failed.status).toBe(200);
    expect(wordsOf(failed.main)).not.toContain('No reviews yet.');
  });

  test('are text, whatever they hold', async () => {
    const plain = (await visit('/new-cars/tata/nexon')).main.match(/<[a-z]+/g);
    for (const evil of evilTexts) {
      const hostile = { ...reviews, reviews: [{ ...review, text: evil }] };
      const { main } = await visit('/new-cars/tata/nexon', { carReviews: answered(hostile) });
      expect(main.match(/<[a-z]+/g), evil).toEqual(plain);
    }
  });
});

describe('writing', () => {
  const path = '/write-review/tata/nexon';
  const own = {
    ...{ make, model, review: null },
    vehicles: [{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', isProved: false }],
  };
  const signedIn = { isLoggedIn: true };
  const ownReview = { ownCarReview: answered(own) };
  const form = {
    text: text.padEnd(120, '.'),
    'score-comfort': '5',
    km: '18,000',
    months: '',
    vehicle: '',
  };

  test('asks a visitor to sign in, and comes back', async () => {
    const { main } = await visit(path);
    expect(main).toContain(`href="/sign-in?next=${encodeURIComponent(path)}"`);
  });

  test('sends the review, with the proof of the owner first', async () => {
    const sent: unknown[] = [];
    const record = (name: string, answer: object) => (input: unknown) => {
      sent.push([name, input]);
      return answered(answer);
    };
    const transport = fakeTransport({
      ...{ ...calls, ...ownReview },
      proveVehicleOwner: record('prove', {}),
      writeCarReview: record('write', {}),
    });
    const proof = { chassisNumber: 'MA3EWDE1S00123456', engineNumber: 'K12MN1234567' };
    const full = { ...form, ...proof, vehicle: 'DL8CAF5030' };
    expect(await renderFakePage({ path, form: full, transport, ...signedIn })).toMatchObject({
      kind: 'redirect',
      location: `${path}?done=sent`,
    });
    expect(sent).toMatchObject([
      ['prove', { params: { vehicleNumber: 'DL8CAF5030' }, body: proof }],
      [
        'write',
        {
          body: {
            ...{ make: 'tata', model: 'nexon', scores: { comfort: 5 }, km: 18_000, months: null },
            vehicleNumber: 'DL8CAF5030',
          },
        },
      ],
    ]);
  });

  test('names every fault at its field and keeps what was typed, but not the proof', async () => {
    const wrong = {
      text: 'Too short',
      km: '-4',
      months: 'two',
      vehicle: 'DL8CAF5030',
      chassisNumber: 'MA3',
    };
    const { status, main } = await visit(path, ownReview, { ...signedIn, form: wrong });
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain('Score at least one aspect.');
    expect(main.match(/aria-invalid="true"/g)).toHaveLength(6);
    expect(main).toContain('Too short</textarea>');
    expect(main).not.toContain('MA3');
  });

  test('says what became of the review, in both languages', async () => {
    const refused = {
      ...own,
      review: { ...review, state: 'refused', reason: 'personal-data' },
    };
    const answer = { ownCarReview: answered(refused) };
    const { main } = await visit(path, answer, signedIn);
    expect(wordsOf(main)).toContain('Your review is not shown: it has a name, number or address.');
    expect(main).toContain(`value="${review.reviewId}"`);
    const hindi = await visit(`/hi${path}`, answer, signedIn);
    expect(wordsOf(hindi.main).replace(text, '')).not.toMatch(/\b(?:review|score|shown)\b/i);
  });

  test.each([
    ['two thousand characters with line ends', 'x\r\n'.repeat(1000), []],
    ['two thousand and one', 'x'.repeat(2001), ['text']],
    ['ninety-nine', 'x'.repeat(99), ['text']],
  ])('%s', (_, typed, faults) => {
    const data = new FormData();
    data.set('score-value', '3');
    data.set('text', typed);
    expect(readReview(data).faults).toEqual(faults);
  });
});

describe('reporting', () => {
  const path = `/report/car-review/${review.reviewId}`;

  test('needs a reason, and is sent', async () => {
    const page = await visit(path, {}, { form: { note: 'sells tyres' } });
    expect([page.status, wordsOf(page.main)]).toEqual([
      400,
      expect.stringContaining('Choose a reason.'),
    ]);
    expect(page.main).toContain('sells tyres');
    const sent: unknown[] = [];
    const reportContent = (input: unknown) => {
      sent.push(input);
      return answered({ isReported: true });
    };
    const form = { reason: 'advertising', note: 'sells tyres' };
    const done = await visit(path, { reportContent }, { form });
    expect(wordsOf(done.main)).toContain('Report sent');
    expect(sent).toMatchObject([{ body: { kind: 'car-review', ...form } }]);
  });

  test('an unknown kind or id is not found', async () => {
    for (const address of [
      '/report/car/6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
      '/report/car-review/1',
    ]) {
      const transport = fakeTransport(calls);
      expect(await renderFakePage({ path: address, transport })).toMatchObject({ status: 404 });
    }
  });
});
