import { marks } from './shared/marks.ts';

/** Words of the search page and of the number field. */
export const copy = {
  marks,
  metaTitle: 'Check RC details by vehicle number',
  metaDescription:
    'Owner serial, insurance, pollution, fitness, tax, loan and RTO of any Indian vehicle. No sign-in, no captcha, no calls afterwards.',
  title: 'Check RC details of any vehicle',
  prompt: 'Enter vehicle number to get details',
  lead: 'No sign-in, no captcha, no calls afterwards.',
  insuranceLead: 'Type the number: we take you to its two insurance dates.',
  recent: {
    title: 'Your last searches',
    clear: 'Forget them',
  },
  popular: {
    title: 'Popular searches',
    sandbox: 'Made-up vehicles to try the product with.',
    offices: 'RTO codes of the large cities',
    examples: {
      DL8CAF5030: 'Own damage over, loan open',
      MH12DE1433: 'Everything in order',
      KA01MJ2022: 'Electric, in Bengaluru',
      '22BH6517A': 'A BH number',
      TN09BZ1234: 'A taxi in Chennai',
      UP16AB7788: 'Old diesel in the NCR',
    } as Readonly<Record<string, string>>,
  },
  whatIs: {
    title: 'What an RC is',
    parts: [
      {
        id: 'certificate',
        title: 'The vehicle’s identity card',
        text: 'The registration certificate says which vehicle it is, who owns it and until when it may be driven. Without it a vehicle may not be on a road.',
      },
      {
        id: 'register',
        title: 'Where we read it',
        text: 'From VAHAN, the national register of the transport ministry. Under every group of facts you see who said it and when.',
      },
      {
        id: 'privacy',
        title: 'What you do not see here',
        text: 'Full name, address and mobile of the owner. They are masked for everybody, and nobody can buy them here.',
      },
    ],
  },
  insurance: {
    title: 'A vehicle has two insurance dates',
    lead: 'A new car gets three years of third-party cover but mostly one year of own damage. One of them often runs out unseen.',
    thirdParty: {
      title: 'Third-party (TP) expiry',
      text: 'Compulsory. Over means a fine of ₹2,000, and a crash is paid from your own pocket.',
      action: 'Renew Now',
    },
    ownDamage: {
      title: 'Own-damage (OD) expiry',
      text: 'Pays for your own vehicle. Over for more than 90 days and the no-claim bonus is gone.',
      action: 'Get OD Cover',
    },
    note: 'We do not sell insurance yet. The button shows both dates of your vehicle and what to have ready for your insurer.',
  },
  faq: {
    title: 'Questions people ask',
    more: 'Show More',
    less: 'Show Less',
    items: [
      {
        id: 'cost',
        question: 'What does it cost, and how many can I look up?',
        answer: 'Nothing. {visitor} numbers a day without signing in, {user} a day when signed in.',
      },
      {
        id: 'delhi',
        question: 'Which vehicles are too old for Delhi?',
        answer:
          'Petrol cars older than 15 years and diesel cars older than 10 years are not eligible for re-registration in Delhi. For driving, the Supreme Court shelters BS IV and newer since December 2025; BS III and older may be acted on. It is court-made and may change.',
      },
      {
        id: 'masked',
        question: 'Why is the owner’s name masked?',
        answer:
          'So that nobody can find out from a plate who you are. The register masks names for everybody but the police and the owner, and we mask them once more.',
      },
      {
        id: 'police',
        question: 'Can I show this page to the police?',
        answer:
          'No. A screenshot or a print is not a legal document. Show the RC in DigiLocker or mParivahan, or the card itself.',
      },
      {
        id: 'fresh',
        question: 'How new are the facts?',
        answer:
          'Each page says when the register was asked. Insurance and pollution certificates can reach the register days or weeks late: your own paper counts.',
      },
      {
        id: 'wrong',
        question: 'Something is wrong or my vehicle is missing. What now?',
        answer:
          'Press “Wrong?” beside the fact, so that others see it is in doubt. Only the registering office can change the register itself. New vehicles take some days to appear.',
      },
    ],
  },
};
