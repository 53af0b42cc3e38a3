import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChallanMessage, type MessageReason } from './message-check.ts';
import { linksIn } from './message-links.ts';

/** Messages that link to an authority's own site. */
const TRUE_ONES: readonly string[] = [
  'https://echallan.parivahan.gov.in/index/accused-challan',
  'echallan.parivahan.gov.in',
  'HTTPS://ECHALLAN.PARIVAHAN.GOV.IN/',
  'VM-VAAHAN-G: Challan DL12345678901234567 issued against DL8CAF5030. Pay at https://echallan.parivahan.gov.in/index/accused-challan -MoRTH',
  'Your challan has been sent to virtual court. Visit https://vcourts.gov.in to see the proposed fine.',
  'Notice of Delhi Traffic Police. Details: https://traffic.delhipolice.gov.in/notice/pay-notice',
  'Pending e-challan of MH12DE1433. View: https://mahatrafficechallan.gov.in/payechallan/PaymentService.htm',
  'Challan TS09 pending, pay at https://echallan.tspolice.gov.in/publicview/',
  'Pay your fine at https://www.karnatakaone.gov.in/PoliceCollectionOfFine',
  'आपके वाहन का चालान जारी हुआ है। देखें: https://echallan.parivahan.gov.in/',
  'चालान वर्चुअल कोर्ट को भेजा गया। https://vcourts.gov.in/virtualcourt/ पर देखें।',
  'VK-DLTPOL-G आपका नोटिस https://traffic.delhipolice.gov.in/notice पर उपलब्ध है।',
  'See (https://echallan.parivahan.gov.in/index/accused-challan).',
  'Two ways: https://echallan.parivahan.gov.in/ or https://vcourts.gov.in/',
  'http://echallan.parivahan.gov.in/index/accused-challan',
  'Pay your fine at https://kspapp.ksp.gov.in/ksp/api/traffic-challan',
  'Check challans on https://btp.gov.in/',
];

/** Messages that no authority sends, each with its sign. */
const FAKE_ONES: readonly (readonly [MessageReason, string])[] = [
  ['look-alike', 'Your challan is pending. Pay: https://echallan.parivahan.in/'],
  ['look-alike', 'https://echallanparivahan.com/pay?id=8812'],
  ['look-alike', 'Pay traffic fine 590 now https://parivahan-gov.in/e'],
  ['look-alike', 'https://echallan.parivahan.gov.in.pay-fine.top/index'],
  ['look-alike', 'https://e-challan-pay.xyz'],
  ['look-alike', 'https://pariivahan.online/challan'],
  ['look-alike', 'https://parivahn.co/pay'],
  ['look-alike', 'https://ech4llan.site/'],
  ['look-alike', 'https://vcourts-gov.com/pay'],
  ['look-alike', 'https://gov.in.rto-services.info/'],
  ['look-alike', 'https://mparivahan-app.link/download'],
  ['look-alike', 'https://notparivahan.gov.in.co/'],
  ['userinfo-trick', 'https://echallan.parivahan.gov.in@evil-site.top/pay'],
  ['userinfo-trick', 'https://echallan.parivahan.gov.in:pay@203.0.113.7/x'],
  ['userinfo-trick', 'https://evil-site.top\\@echallan.parivahan.gov.in/'],
  ['foreign-letters', 'https://echallan.pаrivahan.gov.in/ pay now'],
  ['foreign-letters', 'https://xn--prvahan-9fg.gov.in/pay'],
  ['foreign-letters', 'https://еchallan.parivahan.gov.in'],
  ['ip-address', 'Pay your fine: http://203.0.113.9/echallan'],
  ['ip-address', 'http://3405803785/pay'],
  ['ip-address', 'https://[2001:db8::1]/pay'],
  ['shortener', 'Traffic violation. Pay: https://bit.ly/3xYz12'],
  ['shortener', 'आपका चालान बाकी है, भुगतान करें tinyurl.com/chalan99'],
  ['shortener', 'Details on https://wa.me/919876543210'],
  ['apk-file', 'Download https://files.example.com/vahanparivahan.apk to see your challan'],
  ['apk-file', 'Install RTO CHALLAN.apk to view the photo of your offence'],
  ['apk-file', 'https://echallan.parivahan.gov.in/app.apk'],
  ['apk-file', 'चालान देखने के लिए एपीके इंस्टॉल करें'],
  ['payment-address', 'Pay challan of Rs 500 to trafficpolice@ybl'],
  ['payment-address', 'चालान ₹1000 इस UPI पर भेजें: rto.delhi@okaxis'],
  ['payment-address', 'upi://pay?pa=fine@upi&am=500'],
  ['asks-secret', 'To cancel your challan share the OTP with our officer'],
  ['asks-secret', 'चालान रद्द करने के लिए OTP बताएं'],
  ['look-alike', 'hxxps://echallan-parivahan[.]com/pay'],
  ['look-alike', 'https://echallan\u200b.parivahan.in/'],
  ['look-alike', 'https://ｅｃｈａｌｌａｎ.parivahan.ｉｎ/'],
  ['look-alike', 'https://echallan.parivahan.gov.in/ and https://echallan-pay.in/'],
  ['look-alike', 'Last notice! vehicle will be seized. pay at echallan。parivahan.in'],
];

/** Messages with an unofficial address and no sign of fraud. */
const NOT_OFFICIAL_ONES: readonly (readonly [MessageReason, string])[] = [
  ['not-government-address', 'Pay your traffic challan on https://paytm.com/challan'],
  ['not-government-address', 'Traffic fine unpaid. Pay at www.pay-fine-india.com today'],
  ['not-government-address', 'Challan: https://forms.example.com/fine'],
  ['not-government-address', 'Pay on phonepe.com or at echallan.parivahan.gov.in'],
  ['unreadable-address', 'https://exa mple.com and https://[bad'],
];

/** Inconclusive messages. */
const UNSURE_ONES: readonly (readonly [MessageReason, string])[] = [
  ['no-address', 'Your vehicle DL8CAF5030 has a challan of Rs. 500.'],
  ['no-address', 'आपके वाहन पर चालान है।'],
  ['no-address', ''],
  ['urgent-words', 'Pay your challan immediately or the vehicle will be seized'],
  ['urgent-words', 'तुरंत चालान भरें, अंतिम चेतावनी'],
  ['mobile-sender', 'From: +91 98765 43210\nYour challan: https://echallan.parivahan.gov.in/'],
  ['mobile-sender', 'Call 9876543210 to settle your challan'],
  ['mobile-sender', 'चालान के लिए 9876543210 पर संपर्क करें'],
  ['mobile-sender', 'कॉल करें: 98765 43210'],
  ['promotional-sender', 'AD-CHALLN-P Pay at https://echallan.parivahan.gov.in/'],
  ['other-government-address', 'https://chandigarhpolice.gov.in/challan'],
  ['unverified-site', 'https://apechallan.org/'],
  ['unverified-site', 'https://payfine.mchallan.com:7271/'],
  ['sends-on', 'https://echallan.parivahan.gov.in/go?to=https://evil-site.top/'],
  ['sends-on', 'https://echallan.parivahan.gov.in/go?to=https%3A%2F%2Fevil-site.top'],
];

describe('a corpus of messages', () => {
  test('is large enough', () => {
    expect(TRUE_ONES.length + FAKE_ONES.length + UNSURE_ONES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(TRUE_ONES)('official: %s', (message) => {
    const check = checkChallanMessage(message);
    expect(check).toMatchObject({ verdict: 'official-address' });
    expect(check.reasons).toContain('official-address');
  });

  test.each(FAKE_ONES)('fake, %s: %s', (reason, message) => {
    const check = checkChallanMessage(message);
    expect(check.reasons).toContain(reason);
    expect(check.verdict).toBe('fake');
  });

  test.each(NOT_OFFICIAL_ONES)('not official, %s: %s', (reason, message) => {
    const check = checkChallanMessage(message);
    expect(check.reasons).toContain(reason);
    expect(check.verdict).toBe('not-official');
  });

  test.each(UNSURE_ONES)('unsure, %s: %s', (reason, message) => {
    const check = checkChallanMessage(message);
    expect(check.reasons).toContain(reason);
    expect(check.verdict).toBe('unsure');
  });
});

describe('the host of a link', () => {
  test.each([
    ['https://echallan.parivahan.gov.in@evil-site.top/pay', 'evil-site.top'],
    ['https://evil-site.top\\@echallan.parivahan.gov.in/', 'evil-site.top'],
    ['https://echallan.parivahan.gov.in.pay-fine.top/', 'echallan.parivahan.gov.in.pay-fine.top'],
    ['http://3405803785/pay', '203.0.113.9'],
    ['https://echallan.parivahan.gov.in./', 'echallan.parivahan.gov.in'],
  ])('%s leads to %s', (written, host) => {
    expect(linksIn(written, [])).toMatchObject([{ written, host }]);
  });

  test.each(['Install Challan.apk', 'RTO_E-Challan.in.apk', 'see VAHAN.APK now'])(
    'a file name is not an address: %s',
    (message) => {
      const check = checkChallanMessage(message);
      expect(check.links).toEqual([]);
      expect(check.reasons).toContain('apk-file');
      expect(check.reasons).not.toContain('look-alike');
    },
  );

  test('sentences run together and amounts are not links', () => {
    expect(linksIn('Fine of Rs.500.Pay soon. No.DL12 e.g. at 10.30 a.m.', [])).toEqual([]);
  });

  test('an e-mail address is neither a link nor a payment address', () => {
    const check = checkChallanMessage('Write to helpdesk-echallan@gov.in please');
    expect(check.links).toEqual([]);
    expect(check.reasons).toEqual(['no-address']);
  });

  test("a link of this product is ours, not an authority's", () => {
    const check = checkChallanMessage('Order paid: https://pahiya.example/orders/1', [
      'pahiya.example',
    ]);
    expect(check).toMatchObject({ verdict: 'unsure', reasons: ['our-own-address'] });
  });

  test('a government sender is reported, but proves nothing', () => {
    const check = checkChallanMessage('VM-VAAHAN-G You have a challan');
    expect(check).toMatchObject({
      verdict: 'unsure',
      reasons: ['no-address', 'government-sender'],
    });
  });
});

describe('any pasted text', () => {
  test('gives a result and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(checkChallanMessage(text).verdict).not.toBe('official-address');
      }),
    );
  });

  test('a fake is detected among official messages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FAKE_ONES.map(([, message]) => message)),
        fc.array(fc.constantFrom(...TRUE_ONES), { maxLength: 3 }),
        (fake, around) => {
          expect(checkChallanMessage([...around, fake].join('\n')).verdict).toBe('fake');
        },
      ),
    );
  });

  test('long adversarial text is checked quickly', () => {
    const pieces = [
      'a.',
      'share ',
      '9',
      '@a',
      'a@',
      '\n',
      ' ',
      'call ',
      'http://',
      'a-',
      'न',
      'AB-',
    ];
    const hard = pieces.map((piece) => piece.repeat(5_000));
    for (const text of hard) checkChallanMessage(text);
  }, 1_000);
});
