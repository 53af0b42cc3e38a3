/** Words of the page that finds offices near a town. */
export const copy = {
  metaTitle: 'Nearest RTO by town or PIN code',
  metaDescription:
    'Type a town or a PIN code for its RTO offices and codes, and those of the towns around with their distance; and where to get a PUC certificate.',
  title: 'Nearest RTO',
  lead: 'Type your town or PIN code for its offices and those around it.',
  field: 'Town or PIN code',
  hint: 'Pune, पुणे, or 411001',
  submit: 'Find offices',
  none: 'We know no such town or PIN code. Try the next larger town.',
  choose: 'Which one do you mean?',
  state: 'Of this PIN code we know the state only',
  own: (place: string) => `Offices of ${place}`,
  noOwn: 'Our lists have no office of its own for this town.',
  near: 'Towns around it',
  away: (km: number, town: string) => `${town}, about ${km} km away`,
  note: 'Distances are as the crow flies between the centres of the towns. Which office is yours is decided by the district of your address.',
  puc: {
    title: 'PUC centres',
    text: 'Authorised PUC centres stand at most petrol pumps. We have no list of them of our own; your state has one at parivahan.gov.in.',
    guide: 'PUC: price, papers and how long it is valid',
  },
};
