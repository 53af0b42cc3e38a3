import { crumbs } from '../shared/en/site-operator.ts';

/** Words of the accessibility statement. */
export const copy = {
  crumbs,
  metaTitle: 'Accessibility statement',
  metaDescription:
    'How accessible this site is, how it is tested, known limitations and how to report a problem.',
  title: 'Accessibility',
  lead: 'This site should work for everyone, with any device or assistive technology.',
  parts: [
    {
      id: 'aim',
      title: 'Standard',
      text: [
        'We aim for WCAG 2.2 level AA, which covers the Indian standard IS 17802, and the Rights of Persons with Disabilities Act 2016.',
      ],
    },
    {
      id: 'works',
      title: 'Supported',
      items: [
        'Every task works with a keyboard only, and without JavaScript.',
        'Headings, regions, field names, errors and updates are announced by screen readers.',
        'Status is shown in words and shapes, never by colour alone.',
        'Text can be enlarged to 200 %, and pages fit screens from 320 pixels wide.',
        'Light and dark themes; animations stop if reduced motion is set.',
        'English and Hindi; text in another language is marked for screen readers.',
        'The OTP is a single field that your device can autofill.',
      ],
    },
    {
      id: 'not-yet',
      title: 'Known limitations',
      items: [
        'Office names and source notes are in English only, also on Hindi pages.',
        'PDF receipts are not tagged and may not work well with screen readers. The order page has the same details.',
        'The payment gateway’s page is not ours. Tell us if you cannot use it.',
        'Challan photos have no description other than the challan text.',
      ],
    },
    {
      id: 'tested',
      title: 'Testing',
      text: [
        'Automated checks on every change, in both languages and themes, and keyboard tests. It has not been tested by people with disabilities yet.',
      ],
    },
    {
      id: 'tell',
      title: 'Report a problem',
      text: [
        'Tell us what you were trying to do and which device or assistive technology you use. We usually reply within two working days and help you complete the task by email. If you are not satisfied, contact the grievance officer.',
      ],
    },
  ],
  write: 'Write to',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-accessibility': typeof copy;
  }
}
