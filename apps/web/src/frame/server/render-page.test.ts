import { describe, expect, test } from 'vitest';
import { renderPage } from '../../entry-server.tsx';
import { pageInput, refusal } from '../../testing/page-input.ts';
import type { PageInput, PageResult } from '../page/page-contract.ts';

async function documentOf(input: PageInput) {
  const page = await renderPage(input);
  if (page.kind !== 'document') throw new Error(`redirected to ${page.location}`);
  return page;
}

const cities = {
  defaultCityId: 10084,
  allCities: [
    {
      id: 10084,
      name: 'Delhi',
      slug: 'delhi',
      aliases: [],
      stateCode: 'DL',
      state: 'Delhi',
      popular: true,
      primaryRto: null,
    },
    {
      id: 10001,
      name: 'Mumbai',
      nameHindi: 'मुंबई',
      slug: 'mumbai',
      aliases: ['Bombay'],
      stateCode: 'MH',
      state: 'Maharashtra',
      popular: true,
      primaryRto: null,
    },
  ],
};

describe('a document', () => {
  test('has its language, title, canonical address and a link to the other language', async () => {
    const english = await documentOf(pageInput('/rc-search?utm_source=x'));
    expect(english.status).toBe(200);
    expect(english.html).toContain('<html lang="en-IN" dir="ltr">');
    expect(english.html).toContain('<link rel="canonical" href="http://localhost/rc-search">');
    expect(english.html).toContain('hreflang="hi" href="http://localhost/hi/rc-search"');
    const hindi = await documentOf(pageInput('/hi/rc-search'));
    expect(hindi.html).toContain('<html lang="hi-IN" dir="ltr">');
    expect(hindi.html).toContain('<link rel="canonical" href="http://localhost/hi/rc-search">');
    expect(hindi.html).toMatch(/<title>[^<]* · पहिया<\/title>/);
  });

  test('has no inline script, style or event handler', async () => {
    const { html } = await documentOf(pageInput('/rc-search'));
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    for (const attributes of scripts) expect(attributes).toMatch(/application\/json|src=/);
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
  });

  test('puts the nonce on scripts and styles when there is one', async () => {
    const input = pageInput('/rc-search');
    const { html } = await documentOf({
      ...input,
      environment: { ...input.environment, nonce: 'n0nce' },
    });
    expect(html).toMatch(/<script type="module" nonce="n0nce"/);
    expect(html).toMatch(/<link rel="stylesheet" nonce="n0nce"/);
  });

  test('escapes text from the address in its data', async () => {
    const { html } = await documentOf(
      pageInput(`/city?q=${encodeURIComponent('</script><script>alert(1)</script>')}`, {
        answers: { allCities: cities },
      }),
    );
    expect(html).not.toContain('<script>alert');
    // The entry, the list of files, the data.
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  test('is a 404 and noindex for an unknown address', async () => {
    const page = await documentOf(pageInput('/nothing-here'));
    expect(page.status).toBe(404);
    expect(page.html).toContain(
      'Oops! We can&#x27;t seem to find the page you&#x27;re looking for',
    );
    expect(page.html).toContain('Make sure the url you entered is correct');
    expect(page.html).toContain('Return to previous page');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect(page.shareable).toBe(false);
  });

  test('is the 500 page inside the shell when a loader throws, and logs the error', async () => {
    const page = await documentOf(
      pageInput('/city', { answers: { allCities: { allCities: 'not a list', defaultCityId: 1 } } }),
    );
    expect(page.status).toBe(500);
    expect(page.fault).toBeInstanceOf(Error);
    expect(page.html).toContain('Oops! Our servers are taking a quick break.');
    expect(page.html).toContain('We&#x27;re working on it and will be back shortly.');
    expect(page.html).toContain('class="foot"');
    expect(page.html).not.toContain(String((page.fault as Error).message));
  });

  test('shows the sandbox ribbon with the inbox on every page while there is a sandbox', async () => {
    const { html } = await documentOf(pageInput('/sign-in'));
    expect(html).toContain('class="ribbon"');
    expect(html).toContain('href="http://localhost:1/"');
  });
});

describe('shared bytes', () => {
  const landing = '/rc-search';

  test('contain no personal data', async () => {
    const page = await documentOf(pageInput(landing));
    expect(page.shareable).toBe(true);
    expect(page.html).not.toContain('203.0.113.7');
    const other = pageInput(landing, { userIpAddress: '198.51.100.1', userAgent: 'Desktop' });
    expect((await documentOf(other)).html).toBe(page.html);
  });

  test.each<[string, Partial<PageInput>]>([
    ['there is a session', { isLoggedInHint: true }],
    ['a look was chosen', { cookies: { theme: 'dark' } }],
  ])('are not used when %s', async (_, over) => {
    expect((await documentOf(pageInput(landing, over))).shareable).toBe(false);
  });

  test('are not used on a page that makes personal calls', async () => {
    const page = await documentOf(
      pageInput('/consent', { answers: { getConsents: { consents: [] } } }),
    );
    expect(page.shareable).toBe(false);
    expect(page.html).toContain('203.0.113.7');
  });
});

describe('without script', () => {
  test('choosing a city sets both cookies for ten days and redirects back', async () => {
    const page = await renderPage(
      pageInput('/hi/city', {
        answers: { allCities: cities },
        form: { cityId: '10001', next: '/garage' },
      }),
    );
    expect(page).toMatchObject({ kind: 'redirect', status: 303, location: '/hi/garage' });
    expect(page.setCookies).toEqual([
      'city=Mumbai; Path=/; Max-Age=864000; SameSite=Lax',
      'cityId=10001; Path=/; Max-Age=864000; SameSite=Lax',
      `cityHindi=${encodeURIComponent('मुंबई')}; Path=/; Max-Age=864000; SameSite=Lax`,
    ]);
  });

  test('an unknown city changes nothing', async () => {
    const page = await renderPage(
      pageInput('/city', {
        answers: { allCities: cities },
        form: { cityId: '7', next: '//evil.example' },
      }),
    );
    expect(page).toMatchObject({ kind: 'redirect', location: '/', setCookies: [] });
  });

  test('cities are found by their old names', async () => {
    const { html } = await documentOf(
      pageInput('/city?q=bombay', { answers: { allCities: cities } }),
    );
    expect(html).toContain('Mumbai');
    expect(html).not.toMatch(/<span translate="no">Delhi<\/span><span class="city-state"/);
  });

  test('a chosen theme is stored in a cookie and applied to the page', async () => {
    const chosen = await renderPage(
      pageInput('/theme', { form: { theme: 'dark', next: '/city' } }),
    );
    expect(chosen).toMatchObject({ kind: 'redirect', location: '/city' });
    expect(chosen.setCookies[0]).toMatch(/^theme=dark; /);
    const shown = await documentOf(pageInput('/rc-search', { cookies: { theme: 'dark' } }));
    expect(shown.html).toContain('data-theme="dark"');
    // The bars of the browser follow the choice, not the device.
    expect(shown.html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#141517">',
    ]);
    const undone = await renderPage(pageInput('/theme', { form: { theme: 'auto' } }));
    expect(undone.setCookies[0]).toMatch(/^theme=; .*Max-Age=0/);
  });

  test('sign-in sends an OTP, shows the second step, and continues', async () => {
    const answers = {
      generateOtp: {
        challengeId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
        mobileMasked: '98•••••210',
        expiresAt: '2026-11-21T04:49:00Z',
        resendAt: '2026-11-21T04:44:30Z',
      },
      loginUser: { user: {} },
    };
    const form = { intent: 'send', mobile: '98765 43210', next: '/garage' };
    const second = await documentOf(pageInput('/sign-in?next=/garage', { answers, form }));
    expect(second.html).toContain('98•••••210');
    expect(second.html).toContain('autoComplete="one-time-code"');
    const verify = { ...form, intent: 'verify', otp: '123456', ...answers.generateOtp };
    const done = await renderPage(pageInput('/sign-in', { answers, form: verify }));
    expect(done).toMatchObject({ kind: 'redirect', status: 303, location: '/garage' });
  });

  test('a wrong OTP is refused in the person’s language', async () => {
    const form = { intent: 'verify', mobile: '9876543210', challengeId: 'c', otp: '111111' };
    const answers = { loginUser: refusal(422, 'auth/otp-wrong') };
    const page = await documentOf(pageInput('/hi/sign-in', { answers, form }));
    expect(page.html).toContain('OTP ग़लत है');
  });

  test.each([
    ['/sign-in?next=/garage', '/garage'],
    ['/hi/sign-in?next=/garage', '/hi/garage'],
    ['/hi/sign-in?next=/hi/garage', '/hi/garage'],
    ['/sign-in?next=//evil.example', '/'],
    ['/sign-in?next=/hi//evil.example', '/evil.example'],
    ['/hi/sign-in?next=/hi//evil.example', '/hi/evil.example'],
  ])('sign-in is skipped when already signed in: %s redirects to %s', async (path, location) => {
    const answers = { checkLogin: { isLoggedIn: true, user: null } };
    const page = await renderPage(pageInput(path, { isLoggedInHint: true, answers }));
    expect(page).toMatchObject({ kind: 'redirect', location });
  });

  test('no session call is made without a session cookie', async () => {
    const input = pageInput('/rc-search');
    await renderPage(input);
    expect(input.asked).not.toContain('checkLogin');
  });

  test('the component gallery exists in development only', async () => {
    const status = async (isDevelopment: boolean): Promise<PageResult['status']> => {
      const input = pageInput('/ui');
      const environment = { ...input.environment, isDevelopment };
      return (await renderPage({ ...input, environment })).status;
    };
    expect([await status(false), await status(true)]).toEqual([404, 200]);
  });
});
