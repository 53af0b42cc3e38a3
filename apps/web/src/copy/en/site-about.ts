import { crumbs, siteOperator } from './shared/site-operator.ts';

/** Words of the page about us. */
export const copy = {
  crumbs,
  operator: siteOperator,
  metaTitle: 'About us',
  metaDescription:
    'What this site is for, where its records come from, what it costs, what it never does, and who answers for it.',
  title: 'About us',
  lead: 'One place for what falls due on a vehicle in India: its papers, its challans, its office.',
  parts: [
    {
      id: 'what',
      title: 'What you can do here',
      items: [
        'Look up what the national register says about a vehicle, by its number.',
        'See challans from three sources side by side, pay them, or be told how to contest one.',
        'Keep your vehicles in a garage and be reminded before a paper runs out.',
        'Find the registering office of a number, with its services, forms and fees.',
        'Read what a rule means, with its source, in English and Hindi.',
      ],
    },
    {
      id: 'records',
      title: 'Where the records come from',
      text: [
        'Records of vehicles come from the national vehicle register through the government’s logistics platform. Challans come from the national challan system, the virtual courts and state police. We show what they answer, with the time, and say so when one of them does not answer.',
        'We are not an authority and no part of one. For use before an authority, ask the authority.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      text: [
        'Looking up, checking and reading are free. Paying a challan here costs a fee, which stands on its own line before you pay. At the authority’s own site you pay without it.',
      ],
    },
    {
      id: 'never',
      title: 'What we do not do',
      items: [
        'No unmasked names, no addresses, no mobile numbers of owners, to anybody.',
        'No search from a person to their vehicles.',
        'No sale of data, no calls after a look-up, no advertisements in the middle of a task.',
      ],
    },
    {
      id: 'software',
      title: 'Free software',
      text: [
        'The software of this site is free, under the Apache-2.0 licence: anybody may read it, check it and run it.',
      ],
    },
  ],
};
