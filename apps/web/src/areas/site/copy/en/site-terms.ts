import { crumbs, siteOperator } from '../shared/en/site-operator.ts';

/** Words of the terms of the site. What concerns money stands in the terms for challans. */
export const copy = {
  crumbs,
  operator: siteOperator,
  metaTitle: 'Terms of use',
  metaDescription:
    'What you may use this site for, how reliable its records are and what we are responsible for.',
  title: 'Terms of use',
  lead: 'These terms apply to the whole site. Challan payments have additional terms.',
  parts: [
    {
      id: 'records',
      title: 'Records',
      items: [
        'A record shows what the source returned at the time shown. It may be outdated, incomplete or wrong.',
        'It is not a certificate. Authorities, banks and courts accept only the authority’s own documents.',
        'Our guides are sourced information, not legal advice.',
      ],
    },
    {
      id: 'you',
      title: 'Permitted use',
      items: [
        'Look up vehicles you own, want to buy or have another legitimate reason to check.',
        'Look-ups are manual and limited per day. Automated collection of records is not allowed.',
        'Do not use the data to trace, stalk, threaten or expose anyone.',
        'Do not attack or overload the site or access other people’s data. Please report vulnerabilities to us.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      items: [
        'No account is needed for look-ups. An account is linked to your mobile number.',
        'You must be 18 or older. Never share your OTP.',
        'You can delete it any time. We close accounts only for misuse, with a reason you can contest.',
      ],
    },
    {
      id: 'we',
      title: 'Our responsibility',
      items: [
        'We provide the services described here with due care. Your rights under the Consumer Protection Act 2019 are not affected.',
        'We are not responsible for data or outages of registries, courts or banks. We tell you when a source does not respond.',
        'Planned outages are announced on the status page.',
      ],
    },
    {
      id: 'law',
      title: 'Changes and law',
      items: [
        'Changed terms are published here with their date before they take effect. Existing orders keep the earlier terms.',
        'Indian law applies, with the courts it provides.',
        'Dated 23 November 2026.',
      ],
    },
  ],
  challanTerms: 'Challan terms: fees, timelines and refunds',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-terms': typeof copy;
  }
}
