import { crumbs } from './shared/site-operator.ts';

/** Words of the accessibility statement. */
export const copy = {
  crumbs,
  metaTitle: 'Accessibility statement',
  metaDescription:
    'What this site does so that everybody can use it, how it is tested, what does not work well yet, and how to tell us.',
  title: 'Accessibility',
  lead: 'Everybody with a vehicle must be able to use this site, whatever they see with, press with or read in.',
  parts: [
    {
      id: 'aim',
      title: 'What we hold ourselves to',
      text: [
        'Level AA of the Web Content Accessibility Guidelines 2.2, which covers the Indian standard IS 17802, and the Rights of Persons with Disabilities Act 2016.',
      ],
    },
    {
      id: 'works',
      title: 'What works',
      items: [
        'Every task can be done with a keyboard alone, and without script.',
        'Screen readers are told headings, regions, names of fields, faults and what changed.',
        'States are said in words and shapes, never by colour alone.',
        'Text grows to twice its size and the pages fit screens from 320 pixels on.',
        'Light and dark looks; movement stops where the device asks for less of it.',
        'English and Hindi; each run of another language is marked as such.',
        'One-time passwords are a single field that the device can fill in.',
      ],
    },
    {
      id: 'not-yet',
      title: 'What does not work well yet',
      items: [
        'Names of offices and notes of the registers come in English only, also on Hindi pages, where they are marked as English.',
        'PDF receipts have no tags for their structure and may not read aloud well. The same facts stand on the page of the order.',
        'The page of the payment gateway is not ours. Tell us when it stops you.',
        'Photographs of challans have no description but the words of the challan.',
      ],
    },
    {
      id: 'tested',
      title: 'How it is tested',
      text: [
        'By a program at every change, on every page in both languages and both looks, and by keyboard journeys. People with disabilities have not tested it for us yet; we say so rather than claim more.',
      ],
    },
    {
      id: 'tell',
      title: 'Something stops you?',
      text: [
        'Write what you wanted to do and what you use. You get an answer, as a rule within two working days, and meanwhile we do the task with you by mail. If the answer does not help, the grievance officer decides.',
      ],
    },
  ],
  write: 'Write to',
};
