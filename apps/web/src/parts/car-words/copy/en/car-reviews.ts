/** Words of reviews of new cars: on the page of a model, and where they are written. */
export const copy = {
  title: 'Reviews',
  none: 'No reviews yet. If you drive this car, yours would be the first.',
  mean: (score: string, count: number) =>
    `${score} of 5 from ${count === 1 ? '1 review' : `${count} reviews`}`,
  meanNote: (prior: number, score: string) =>
    `The score counts ${prior} reviews of ${score} in, so that one or two opinions do not decide it. Low scores are never left out.`,
  score: (score: string) => `${score} of 5`,
  aspects: {
    comfort: 'Comfort',
    performance: 'Performance',
    mileage: 'Real mileage',
    service: 'Service',
    value: 'Value for money',
    safety: 'Safety',
  },
  aspectCount: (count: number) => (count === 1 ? '1 score' : `${count} scores`),
  ownerChecked: 'Owner checked',
  ownerCheckedNote: '“Owner checked”: the author showed both numbers of the RC of such a car.',
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  written: (day: string) => `Written ${day}`,
  edited: (day: string) => `edited ${day}`,
  report: 'Report',
  reportLong: (day: string) => `Report the review of ${day}`,
  write: 'Write a review',
  newer: 'Newer reviews',
  older: 'Older reviews',
  form: {
    metaTitle: (name: string) => `Review the ${name}`,
    title: (name: string) => `Review the ${name}`,
    lead: 'What is it like to live with? An editor reads each review before it is shown, usually within a day. Your name and number are not shown.',
    signIn: {
      title: 'Sign in to write a review',
      text: 'One review per person and model. Your mobile number is not shown.',
      action: 'Sign in',
    },
    scores: 'Your scores',
    scoresHint: 'From 1 (poor) to 5 (very good). Leave out what you cannot judge.',
    noScore: 'Cannot judge',
    scoreNames: { 5: '5, very good', 4: '4, good', 3: '3, fair', 2: '2, weak', 1: '1, poor' },
    km: 'Kilometres driven (optional)',
    months: 'Months with the car (optional)',
    text: 'Your review',
    textHint: (least: number, most: number) =>
      `${least} to ${most} characters. Write from your own experience; no names or phone numbers.`,
    owner: 'Are you an owner? (optional)',
    ownerText:
      'Verify it with the chassis and engine numbers from the RC, and your review says “Owner checked”. We do not keep the vehicle with the review.',
    noVehicle: 'No vehicle of this model is in your garage.',
    addVehicle: 'Add it to your garage',
    vehicle: 'Your car',
    withoutVehicle: 'Without a vehicle',
    proved: (display: string) => `${display}, ownership verified`,
    submit: 'Send review',
    busy: 'Sending…',
    resubmit: 'Send new version',
    faults: {
      title: 'Please fix the following',
      scores: 'Score at least one aspect.',
      km: 'Enter kilometres as a whole number up to 20,00,000.',
      months: 'Enter months as a whole number up to 600.',
      text: (least: number, most: number) => `Your review needs ${least} to ${most} characters.`,
    },
    sent: 'Review sent. It is shown once an editor has checked it.',
    deleted: 'Your review is deleted.',
    states: {
      waiting: 'An editor is checking your review.',
      shown: 'Your review is shown. A change is shown after it is checked.',
      refused: 'Your review is not shown:',
      hidden: 'Your review is no longer shown:',
    },
    reasons: {
      abusive: 'it insults or threatens someone. Change it and send it again.',
      'personal-data': 'it has a name, number or address. Take it out and send it again.',
      advertising: 'it advertises something.',
      'not-a-review': 'it is not about your own experience with this car.',
      other: 'it goes against our terms.',
    },
    delete: 'Delete my review',
    back: (name: string) => `Back to the ${name}`,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'car-reviews': typeof copy;
  }
}
