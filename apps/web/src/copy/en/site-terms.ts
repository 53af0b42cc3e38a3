import { crumbs, siteOperator } from './shared/site-operator.ts';

/** Words of the terms of the site. What concerns money stands in the terms for challans. */
export const copy = {
  crumbs,
  operator: siteOperator,
  metaTitle: 'Terms of the site',
  metaDescription:
    'What you may do with this site, what its records are worth, and what we answer for. In plain words.',
  title: 'Terms of the site',
  lead: 'In plain words. They hold for everything here; paying a challan has terms of its own besides.',
  parts: [
    {
      id: 'records',
      title: 'What a record is worth',
      items: [
        'It is what the source answered at the time that is shown, and may be old, incomplete or wrong.',
        'It is no certificate. Before an authority, a bank or a court the authority’s own paper counts.',
        'What we write about rules is information with its source, and no legal advice.',
      ],
    },
    {
      id: 'you',
      title: 'What you may do',
      items: [
        'Look up a vehicle that is yours, that you want to buy, or that you have another honest reason to ask about.',
        'Look up by hand, within the limits that each day has. Programs may not collect records.',
        'Not use what you see to find, follow, threaten or name a person.',
        'Not try to break in, to overload the site, or to get at the data of others. Faults that you find: tell us, and we thank you.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      items: [
        'You need none to look up and to read. It belongs to your mobile number.',
        'You must be 18 to open one. Keep one-time passwords to yourself.',
        'You can delete it at any time. We close one only for misuse, say why, and you can complain.',
      ],
    },
    {
      id: 'we',
      title: 'What we answer for',
      items: [
        'For doing what these pages promise, with care. What the Consumer Protection Act 2019 gives you stays yours.',
        'Not for what a register, a court or a bank answers or fails to answer. We say when they do not answer.',
        'When the site has to stop for work, the page of its status says so before.',
      ],
    },
    {
      id: 'law',
      title: 'Changes and law',
      items: [
        'When these terms change, the new ones stand here with their date before they hold. Orders keep the terms they were made under.',
        'The law of India holds, and the courts that the law gives you.',
        'These terms are of 21 November 2026.',
      ],
    },
  ],
  challanTerms: 'Terms for challans: fees, days, and when money comes back',
};
