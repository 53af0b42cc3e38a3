import type { NoticeTurn } from '@pahiya/domain/messages/ports';
import type { Language } from '@pahiya/domain/shared/language';

/** Facts of a reminder, formatted. `later`: what is owed after the single fee. */
export type ReminderFacts = {
  readonly until: string;
  readonly fee: string;
  readonly later: string;
};

type Words = { readonly subject: string; readonly lines: readonly string[] };

/** Texts of reminders and of the calendar file. */
export type NoticeWords = {
  readonly turns: Readonly<Record<NoticeTurn, (facts: ReminderFacts) => Words>>;
  readonly open: string;
  readonly calendar: {
    readonly single: (fee: string, later: string) => string;
    readonly decision: string;
    readonly record: string;
    readonly note: string;
  };
};

/** By language. Vehicle and place are left out: messages and calendars are seen by others. */
export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  en: {
    turns: {
      'single-ends': ({ until, fee, later }) => ({
        subject: `the single fee of your toll e-notice ends on ${until}`,
        lines: [
          `Until ${until} your toll e-notice costs ${fee}; after that it costs ${later}.`,
          'You can also object until then. Pay or object only on the official portal; we never take this payment.',
          'Already paid or objected? Record it on the page, and we stop reminding you.',
        ],
      }),
      'record-nears': ({ until, later }) => ({
        subject: `your unpaid toll e-notice is recorded in VAHAN after ${until}`,
        lines: [
          `If ${later} is not paid by ${until}, the e-notice is recorded in VAHAN. Transfer, NOC, fitness and permit can then be blocked.`,
          'Pay only on the official portal; we never take this payment.',
          'Already paid? Record it on the page, and we stop reminding you.',
        ],
      }),
    },
    open: 'Open your e-notice',
    calendar: {
      single: (fee, later) => `Toll e-notice: single fee of ${fee} ends, then ${later}`,
      decision: 'Toll e-notice: decision on your objection is due',
      record: 'Toll e-notice: recorded in VAHAN if unpaid',
      note: 'Pay or object only on the official portal.',
    },
  },
  hi: {
    turns: {
      'single-ends': ({ until, fee, later }) => ({
        subject: `टोल ई-नोटिस का मूल शुल्क ${until} तक है`,
        lines: [
          `आपके टोल ई-नोटिस का शुल्क ${until} तक ${fee} है; उसके बाद ${later} लगेंगे।`,
          'तब तक आपत्ति भी कर सकते हैं। भुगतान या आपत्ति सिर्फ़ आधिकारिक पोर्टल पर करें; हम यह भुगतान कभी नहीं लेते।',
          'भुगतान या आपत्ति कर चुके हैं? पेज पर दर्ज करें, फिर रिमाइंडर नहीं आएँगे।',
        ],
      }),
      'record-nears': ({ until, later }) => ({
        subject: `बिना चुकाया टोल ई-नोटिस ${until} के बाद VAHAN में दर्ज होगा`,
        lines: [
          `${until} तक ${later} न चुकाने पर यह ई-नोटिस VAHAN में दर्ज होगा। इसके बाद ट्रांसफ़र, NOC, फ़िटनेस और परमिट रुक सकते हैं।`,
          'भुगतान सिर्फ़ आधिकारिक पोर्टल पर करें; हम यह भुगतान कभी नहीं लेते।',
          'चुका चुके हैं? पेज पर दर्ज करें, फिर रिमाइंडर नहीं आएँगे।',
        ],
      }),
    },
    open: 'अपना ई-नोटिस खोलें',
    calendar: {
      single: (fee, later) => `टोल ई-नोटिस: ${fee} का मूल शुल्क ख़त्म, फिर ${later}`,
      decision: 'टोल ई-नोटिस: आपत्ति पर निर्णय का आख़िरी समय',
      record: 'टोल ई-नोटिस: न चुकाया तो VAHAN में दर्ज',
      note: 'भुगतान या आपत्ति सिर्फ़ आधिकारिक पोर्टल पर करें।',
    },
  },
};
