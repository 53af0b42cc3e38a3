import { crumbs, siteOperator } from '../shared/en/site-operator.ts';

/** Words of the page about us. */
export const copy = {
  crumbs,
  operator: siteOperator,
  metaTitle: 'About us',
  metaDescription:
    'What this site does, where its data comes from, what it costs, what it never does and who runs it.',
  title: 'About us',
  lead: 'Documents, challans and RTO details of vehicles in India, in one place.',
  parts: [
    {
      id: 'what',
      title: 'What you can do here',
      items: [
        'Check the VAHAN record of a vehicle by its number.',
        'Check challans from three sources, pay them or find out how to contest one.',
        'Keep your vehicles in a garage with a calendar of expiry dates.',
        'Find the RTO of a number with its services, forms and fees.',
        'Read sourced guides to the rules in English and Hindi.',
      ],
    },
    {
      id: 'records',
      title: 'Where the records come from',
      text: [
        'Vehicle records come from VAHAN through the government’s logistics platform (ULIP). Challans come from the national e-challan system, virtual courts and state police. We show their data as received, with the time, and say when a source did not respond.',
        'We are not a government website. Confirm with the RTO before official use.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      text: [
        'Look-ups and guides are free. Paying a challan here includes a settlement fee, shown separately before you pay. The authority’s own website does not charge this fee. Other paid services, such as FASTag, service history and RTO work, also show the full price before you pay.',
      ],
    },
    {
      id: 'never',
      title: 'What we do not do',
      items: [
        'We never show an owner’s full name, address or mobile number.',
        'You cannot search for a person’s vehicles.',
        'No sale of data, no sales calls, no ads.',
      ],
    },
    {
      id: 'software',
      title: 'Open source',
      text: [
        'The software is open source under the Apache 2.0 licence. Anyone can read, verify and run it.',
      ],
    },
  ],
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-about': typeof copy;
  }
}
