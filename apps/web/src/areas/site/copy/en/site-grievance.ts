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
  file: 'File a complaint here, without an account',
  how: {
    id: 'how',
    title: 'What to include',
    items: [
      'What happened and when, and what you want us to do.',
      'The order number or page address, if any.',
      'Never share an OTP, card number or PIN. We never ask for them.',
    ],
  },
  when: {
    title: 'Response times',
    acknowledge: (hours: number) =>
      `We acknowledge your complaint within ${hours} hours; a complaint filed here at once.`,
    content: (days: number, listed: number, intimate: number) =>
      `A complaint about content is decided within ${days} days; a request to take content down in an urgent category within ${listed} hours, and intimate images within ${intimate} hours.`,
    order: (months: number) =>
      `A complaint about an order is decided within ${months === 1 ? 'one month' : `${months} months`}.`,
    data: (days: number) =>
      `A complaint about your personal data is answered within ${days} days at most.`,
  },
  above: {
    id: 'above',
    title: 'Appeals',
    items: [
      'About content: the Grievance Appellate Committee, within 30 days of our answer, at gac.gov.in.',
      'About your personal data: the Data Protection Board of India, after you have asked us.',
      'About an order: the National Consumer Helpline, 1915, or a consumer commission.',
    ],
  },
  sources: 'Response times by:',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-grievance': typeof copy;
  }
}
