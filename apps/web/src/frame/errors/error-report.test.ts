import { describe, expect, test } from 'vitest';
import { makeErrorReport, scrub } from './error-report.ts';
import { createReportBudget, reportsAMinute, reportsAPage } from './report-budget.ts';

const source = {
  brand: 'Pahiya',
  platform: 'web',
  deviceId: 'd1.signature',
  isLoggedIn: true,
  city: 'Delhi',
  href: 'https://pahiya.example/rc-details/DL8CAF5030?utm_source=whatsapp-campaign&mobileNumber=9876543210&vehicleNumber=DL8CAF5030',
  routePattern: '/rc-details/:vehicleNum',
  cookieNames: ['city', 'deviceId'],
  meta: { code: 500, message: 'no DL 8C AF 5030 for 98765 43210' },
} as const;

describe('an error report', () => {
  test('has the fields of the specification and no personal data', () => {
    expect(makeErrorReport(source)).toEqual({
      src: 'pahiyaweb',
      deviceId: 'd1',
      loggedIn: true,
      city: 'Delhi',
      type: 'WEB_FRONTEND_ERROR',
      cookies: 'city,deviceId',
      url: 'https://pahiya.example/rc-details/:vehicleNum',
      queryParams: 'utm_source=whatsapp-campaign',
      utmSource: 'whatsapp-campaign',
      meta: { code: 500, message: 'no [vehicle] for [mobile]' },
    });
  });

  test('drops a campaign field that contains a number', () => {
    const href = 'https://pahiya.example/?utm_term=9876543210';
    expect(makeErrorReport({ ...source, href })).toMatchObject({ queryParams: '' });
  });

  test("from the native app's web view names the app", () => {
    expect(makeErrorReport({ ...source, platform: 'app' }).src).toBe('pahiyaApp');
  });
});

test.each([
  ['MH12DE1433', '[vehicle]'],
  ['mh-12-de-1433', '[vehicle]'],
  ['22 BH 6517 A', '[vehicle]'],
  ['+91 98765 43210', '[mobile]'],
  ['a.b@example.in', '[email]'],
  ['Loading chunk failed', 'Loading chunk failed'],
])('%s is reported as %s', (text, sent) => expect(scrub(text)).toBe(sent));

describe('the limit of error reports', () => {
  test('allows a burst, and more after a minute', () => {
    const mayReport = createReportBudget();
    const first = Array.from({ length: reportsAMinute + 1 }, () => mayReport(0));
    expect(first.filter(Boolean)).toHaveLength(reportsAMinute);
    expect(mayReport(60_000)).toBe(true);
  });

  test('stops for a page that keeps failing', () => {
    const mayReport = createReportBudget();
    const sent = Array.from({ length: 100 }, (_, minute) => mayReport(minute * 60_000));
    expect(sent.filter(Boolean)).toHaveLength(reportsAPage);
  });
});
