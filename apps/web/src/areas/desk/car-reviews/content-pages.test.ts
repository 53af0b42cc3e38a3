import { deskCarReviews } from '@pahiya/contracts/new-cars/car-review-contracts';
import { deskContentReports } from '@pahiya/contracts/reports/content-report-contracts';
import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { asExample, deskCookies } from '../testing/describe-desk-pages.ts';

const [review] = (deskCarReviews.example as { reviews: { reviewId: string }[] }).reviews;
const [subject] = (deskContentReports.example as { subjects: { subjectId: string }[] }).subjects;
const desk = {
  operatorSession: asExample('operatorSession'),
  deskCarReviews: asExample('deskCarReviews'),
  deskContentReports: asExample('deskContentReports'),
};
const visit = (path: string, form?: Record<string, string>, calls: object = {}) => ({
  path,
  ...(form && { form }),
  cookies: deskCookies,
  transport: fakeTransport({ ...desk, ...calls }),
});

test.each(['/desk/car-reviews', '/desk/content-reports'])(
  '%s shows what waits, in both languages, and that nothing does',
  async (path) => {
    const page = await documentOf(visit(path));
    expect(page.main).toContain('<form');
    const hindi = wordsOf((await documentOf(visit(`/hi${path}`))).main);
    expect(hindi).not.toMatch(/\b(?:reviews?|reports?|waiting|refuse|hide|keep)\b/i);
    const none = {
      deskCarReviews: answered({ reviews: [], waiting: 0 }),
      deskContentReports: answered({ subjects: [], open: 0 }),
    };
    expect((await documentOf(visit(path, undefined, none))).main).not.toContain('<form');
  },
);

test('a review is shown or refused with its reason', async () => {
  const asked: unknown[] = [];
  const deskDecideCarReview = (input: unknown) => {
    asked.push(input);
    return answered({
      isShown: (input as { body: { reason: string | null } }).body.reason === null,
    });
  };
  const form = { review: review?.reviewId ?? '', version: '1' };
  const send = (more: Record<string, string>) =>
    renderFakePage(visit('/desk/car-reviews', { ...form, ...more }, { deskDecideCarReview }));
  expect(await send({ intent: 'show' })).toMatchObject({
    location: '/desk/car-reviews?done=shown',
  });
  expect(await send({ intent: 'refuse', reason: 'advertising' })).toMatchObject({
    location: '/desk/car-reviews?done=refused',
  });
  expect(await send({ intent: 'refuse', reason: 'ugly' })).toMatchObject({ status: 400 });
  expect(asked).toMatchObject([
    { params: { reviewId: review?.reviewId }, body: { version: 1, reason: null } },
    { body: { reason: 'advertising' } },
  ]);
});

test('reports are decided with a note, and hidden only with a reason', async () => {
  const form = { kind: 'car-review', subject: subject?.subjectId ?? '', intent: 'hide' };
  const page = await documentOf(visit('/desk/content-reports', { ...form, note: 'ok' }));
  expect(page.status).toBe(400);
  expect(page.main.match(/aria-invalid="true"/g)).toHaveLength(2);
  const asked: unknown[] = [];
  const deskDecideReports = (input: unknown) => {
    asked.push(input);
    return answered({ closed: 1 });
  };
  const full = { ...form, note: 'Phone number', reason: 'personal-data' };
  const done = await renderFakePage(visit('/desk/content-reports', full, { deskDecideReports }));
  expect(done).toMatchObject({ location: '/desk/content-reports?done=hide' });
  expect(asked).toMatchObject([{ body: { decision: 'hide', reason: 'personal-data' } }]);
});

test('a decision that came too late says so', async () => {
  const form = {
    kind: 'car-review',
    subject: subject?.subjectId ?? '',
    intent: 'keep',
    note: 'Fine',
  };
  const late = { deskDecideReports: refusedWith('operator/wrong-state') };
  const page = await documentOf(visit('/desk/content-reports', form, late));
  expect([page.status, page.main]).toEqual([409, expect.stringContaining('role="alert"')]);
});
