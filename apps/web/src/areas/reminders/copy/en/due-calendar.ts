const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** Copy of the calendar of due dates. */
export const copy = {
  title: 'Calendar of due dates',
  lead: 'What ends or is due for all your vehicles, month by month.',
  garage: 'Garage',
  reminders: 'Reminders',
  signIn: 'Sign in to see your dates',
  signInText: 'The calendar shows the dates of the vehicles in your garage.',
  signInLink: 'Sign in',
  previous: 'Previous month',
  next: 'Next month',
  month: (month: number, year: string) => `${months[month - 1] ?? ''} ${year}`,
  weekdays: [
    { short: 'Mon', long: 'Monday' },
    { short: 'Tue', long: 'Tuesday' },
    { short: 'Wed', long: 'Wednesday' },
    { short: 'Thu', long: 'Thursday' },
    { short: 'Fri', long: 'Friday' },
    { short: 'Sat', long: 'Saturday' },
    { short: 'Sun', long: 'Sunday' },
  ],
  onDay: (day: number, count: number) =>
    count === 1 ? `${day}: 1 date` : `${day}: ${count} dates`,
  dates: 'In this month',
  none: 'Nothing ends or is due in this month.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'due-calendar': typeof copy;
  }
}
