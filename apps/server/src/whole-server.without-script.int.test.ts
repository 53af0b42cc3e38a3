import { copy as fakeCheck } from '@pahiya/web/areas/challans/copy/en/challan-check';
import { copy as errors } from '@pahiya/web/frame/copy/en/errors';
import { copy as signIn } from '@pahiya/web/frame/copy/en/sign-in';
import { copy as search } from '@pahiya/web/parts/vehicle-number/copy/en/rc-search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask, cookiesOf } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';
import { readPage } from '../test/page-facts.ts';
import { someNumber } from '../test/shopper.ts';
import { within } from '../test/within.ts';

// What links and plain forms return as HTML. Journeys of a person without script: apps/web/e2e/*without-script.spec.ts.

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ RATE_LIMITS: 'off', UPSTREAM_PATIENCE_PERCENT: '25' });
});
afterAll(() => server?.stop());

const open = (path: string) => ask(server.base, path);
const submit = (path: string, fields: Readonly<Record<string, string>>, cookie = '') =>
  ask(server.base, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: new URLSearchParams(fields).toString(),
  });
/** The first link of a page that matches. */
const linkOf = ({ text }: Answer, form: RegExp) =>
  readPage(text).links.find((href) => form.test(href)) ?? '';
const countOf = ({ text }: Answer, form: RegExp) => text.match(form)?.length ?? 0;
const stateOfSources = (answer: Answer) => ({
  answered: countOf(answer, /<li data-state="answered"/g),
  failed: countOf(answer, /<li data-state="failed"/g),
});

describe('sign-in', () => {
  test('refuses an invalid mobile number with an explanation, and keeps it in the field', async () => {
    const answer = await submit('/sign-in', { intent: 'send', mobile: '12345' });
    expect(answer.text).toContain(signIn.mobileWrong);
    expect(readPage(answer.text).fields.get('mobile')).toBe('12345');
  });

  test('refuses a second OTP too soon with an explanation', async () => {
    const sent = await submit('/sign-in', { intent: 'send', mobile: '9876512345' });
    const fields = { ...Object.fromEntries(readPage(sent.text).fields), intent: 'resend' };
    const again = await submit('/sign-in', fields, cookiesOf(sent));
    expect(again.text).toContain(errors.byCode['auth/otp-wait'].title);
  });
});

test('the search page links to all six FAQs', async () => {
  const questions = (answer: Answer) =>
    search.faq.items.filter(({ id }) => readPage(answer.text).ids.has(`faq-${id}`)).length;
  const page = await open('/rc-search');
  expect(questions(page)).toBe(3);
  expect(questions(await open(linkOf(page, /faq=all/)))).toBe(6);
});

describe('challans', () => {
  const results = '/app-challan-pay/DL8CAF5030?wait=all';

  test('settled ones have their own address', async () => {
    const pending = await open(results);
    expect(stateOfSources(pending)).toEqual({ answered: 3, failed: 0 });
    expect(countOf(pending, /<article/g)).toBe(3);
    const settled = await open(linkOf(pending, /tab=/));
    expect(countOf(settled, /<article/g)).toBe(1);
  });

  test('an unresponsive source is named in time, with a link to retry', async () => {
    // A person waits for twelve seconds at most; the source of this number never responds.
    const page = await within(12_000, open(`/app-challan-pay/${someNumber('0002')}?wait=all`));
    expect(stateOfSources(page)).toEqual({ answered: 2, failed: 1 });
    expect(linkOf(page, /retry=/)).toContain('/app-challan-pay/');
  });

  test('the link to retry waits again and redirects to the page with all sources', async () => {
    const page = `/app-challan-pay/${someNumber('0002')}`;
    const { status, headers } = await open(`${page}?retry=state-police`);
    expect([status, headers.location]).toEqual([302, expect.stringContaining('wait=all')]);
    const answer = await open(headers.location ?? '');
    expect(stateOfSources(answer)).toEqual({ answered: 2, failed: 1 });
  });

  test('fines of a state are shown by its link', async () => {
    const page = await open('/challan-pay?state=MH');
    expect(page.text).toContain('Riding without helmet');
    expect(page.text).toContain('state amount');
  });

  test('a fraudulent message is recognised, and its address is not a link', async () => {
    const message = 'Your challan is due. Install http://echallan-pay.xyz/challan.apk today.';
    const answer = await submit('/fake-challan-check', { text: message });
    expect(answer.text).toContain(fakeCheck.verdicts.fake.title);
    expect(linkOf(answer, /apk/)).toBe('');
  });
});
