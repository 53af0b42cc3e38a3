import { marks } from '../../../../frame/copy/shared/en/marks.ts';

/** Words of the search page and of the number field. */
export const copy = {
  marks,
  metaTitle: 'Check RC details by vehicle number',
  metaDescription:
    'Owner, insurance, PUC, fitness, road tax, hypothecation and RTO details of any Indian vehicle. No sign-in, no captcha, no sales calls.',
  title: 'Check RC details of any vehicle',
  prompt: 'Enter vehicle number to get details',
  lead: 'No sign-in. No captcha. No sales calls.',
  insuranceLead: 'Enter the number to see both insurance dates of the vehicle.',
  recent: {
    title: 'Recent searches',
    clear: 'Clear history',
  },
  popular: {
    title: 'Popular searches',
    sandbox: 'Sample vehicles to try out. They are not real.',
    offices: 'RTO codes of large cities',
    examples: {
      DL8CAF5030: 'Own damage expired, hypothecation active',
      MH12DE1433: 'All up to date',
      KA01MJ2022: 'Electric car, Bengaluru',
      '22BH6517A': 'BH-series number',
      TN09BZ1234: 'Taxi, Chennai',
      UP16AB7788: 'Old diesel, Delhi NCR',
    } as Readonly<Record<string, string>>,
  },
  whatIs: {
    title: 'What is an RC?',
    parts: [
      {
        id: 'certificate',
        title: 'Registration certificate',
        text: 'It identifies the vehicle and its owner and says until when the registration is valid. Driving without a valid RC is an offence.',
      },
      {
        id: 'register',
        title: 'Where our data comes from',
        text: 'VAHAN, the national vehicle register of the Ministry of Road Transport and Highways. Every record shows its source and time.',
      },
      {
        id: 'privacy',
        title: 'What we do not show',
        text: 'The owner’s full name, address and mobile number. They are masked for everyone and are not for sale.',
      },
    ],
  },
  insurance: {
    title: 'A vehicle has two insurance dates',
    lead: 'A new car comes with three years of third-party cover but usually one year of own-damage cover. One date is easily missed.',
    thirdParty: {
      title: 'Third-party (TP) expiry',
      text: 'Compulsory. If expired: ₹2,000 fine, and you pay for any accident yourself.',
      action: 'Renew Now',
      note: 'See the date and the premium set by law.',
    },
    ownDamage: {
      title: 'Own-damage (OD) expiry',
      text: 'Covers your own vehicle. If expired for over 90 days, the no-claim bonus is lost.',
      action: 'Get OD Cover',
      note: 'See the date and what it usually costs.',
    },
  },
  faq: {
    title: 'FAQs',
    more: 'Show More',
    less: 'Show Less',
    items: [
      {
        id: 'cost',
        question: 'What does it cost, and how many vehicles can I check?',
        answer: 'It is free. {visitor} vehicles a day without signing in, {user} a day signed in.',
      },
      {
        id: 'delhi',
        question: 'Which vehicles are too old for Delhi?',
        answer:
          'Petrol cars older than 15 years and diesel cars older than 10 years cannot be re-registered in Delhi. On the road, the Supreme Court has protected BS IV and newer vehicles since December 2025; action can be taken against BS III and older. These orders may change.',
      },
      {
        id: 'masked',
        question: 'Why is the owner’s name masked?',
        answer:
          'To protect privacy. VAHAN shows full names only to the police and the owner, and we mask them again.',
      },
      {
        id: 'police',
        question: 'Can I show this page to the police?',
        answer:
          'No. It is not a substitute for the RC. Show the RC in DigiLocker or mParivahan, or the card.',
      },
      {
        id: 'fresh',
        question: 'How recent is the data?',
        answer:
          'Each record shows when we checked VAHAN. Insurance and PUC dates can reach VAHAN days or weeks late; your own policy and certificate are valid proof.',
      },
      {
        id: 'wrong',
        question: 'What if a detail is wrong or my vehicle is missing?',
        answer:
          'Use “Report a mistake” on the record. Only the RTO can correct the RC. New vehicles appear after a few days.',
      },
    ],
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'rc-search': typeof copy;
  }
}
