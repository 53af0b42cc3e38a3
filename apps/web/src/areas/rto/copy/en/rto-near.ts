/** Copy of the nearest-RTO page. */
export const copy = {
  metaTitle: 'Nearest RTO by city or PIN code',
  metaDescription:
    'Enter a city or PIN code to find its RTO offices and codes, larger towns nearby, and where to get a PUC certificate.',
  title: 'Nearest RTO',
  lead: 'Enter your city or PIN code to find its RTO.',
  field: 'City or PIN code',
  hint: 'For example Pune, पुणे or 411001',
  submit: 'Find RTO',
  none: 'No city or PIN code found. Try the nearest larger town.',
  choose: 'Which one did you mean?',
  state: 'We know only the state of this PIN code',
  likely: (pin: string) => `Likely RTO for ${pin}`,
  own: (place: string) => `RTO offices in ${place}`,
  others: (place: string) => `Other RTO offices in ${place}`,
  noOwn: 'No RTO of its own is listed for this place.',
  near: 'Towns within 60 km',
  away: (km: number, town: string) => `${town}, about ${km} km away`,
  note: 'Your RTO depends on the district of your address. Distances are in a straight line between town centres.',
  puc: {
    title: 'PUC centres',
    text: 'Most petrol pumps have an authorised PUC centre. Your state lists them on parivahan.gov.in; we do not have a list.',
    guide: 'PUC: price, documents and validity',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'rto-near': typeof copy;
  }
}
