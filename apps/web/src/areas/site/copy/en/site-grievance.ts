import { crumbs, siteOperator } from '../shared/en/site-operator.ts';

/** Words of the grievance officer's page. Sources: IT (Intermediary Guidelines) Rules 2021, rule 3(2), as amended in 2026;
 * Consumer Protection (E-Commerce) Rules 2020, rule 4(5); DPDP Act 2023, sections 13 and 27. */
export const copy = {
  crumbs,
  operator: siteOperator,
  metaTitle: 'Grievance officer',
  metaDescription: 'How to file a complaint, when we reply and where to appeal.',
  title: 'Grievance officer',
  lead: 'For complaints about anything on this site: an order, content, your data, or how you were treated.',
  officerTitle: 'Contact',
  parts: [
    {
      id: 'how',
      title: 'What to include',
      items: [
        'What happened and when, and what you want us to do.',
        'The order number or page address, if any.',
        'Never share an OTP, card number or PIN. We never ask for them.',
      ],
    },
    {
      id: 'when',
      title: 'Response times',
      items: [
        'We acknowledge your complaint within 24 hours.',
        'A complaint about content is decided within 7 days; a request to take content down in an urgent category within 36 hours, and intimate images within 2 hours.',
        'A complaint about an order is decided within one month.',
        'A complaint about your personal data is answered within 90 days at most.',
      ],
    },
    {
      id: 'above',
      title: 'Appeals',
      items: [
        'About content: the Grievance Appellate Committee, within 30 days of our answer, at gac.gov.in.',
        'About your personal data: the Data Protection Board of India, after you have asked us.',
        'About an order: the National Consumer Helpline, 1915, or a consumer commission.',
      ],
    },
  ],
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-grievance': typeof copy;
  }
}
