import type { Copies } from '../../../../frame/copy/copies.ts';

const months = [
  ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर'],
  ...['अक्टूबर', 'नवंबर', 'दिसंबर'],
];

/** Copy of the calendar of due dates. */
export const copy: Copies['due-calendar'] = {
  title: 'तारीख़ों का कैलेंडर',
  lead: 'आपकी सभी गाड़ियों का क्या कब ख़त्म होगा या कराना है, महीने के हिसाब से।',
  garage: 'गैरेज',
  reminders: 'रिमाइंडर',
  signIn: 'अपनी तारीख़ें देखने के लिए साइन इन करें',
  signInText: 'कैलेंडर में आपके गैरेज की गाड़ियों की तारीख़ें दिखती हैं।',
  signInLink: 'साइन इन करें',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  month: (month: number, year: string) => `${months[month - 1] ?? ''} ${year}`,
  weekdays: [
    { short: 'सोम', long: 'सोमवार' },
    { short: 'मंगल', long: 'मंगलवार' },
    { short: 'बुध', long: 'बुधवार' },
    { short: 'गुरु', long: 'गुरुवार' },
    { short: 'शुक्र', long: 'शुक्रवार' },
    { short: 'शनि', long: 'शनिवार' },
    { short: 'रवि', long: 'रविवार' },
  ],
  onDay: (day: number, count: number) => `${day}: ${count} तारीख़ें`,
  dates: 'इस महीने में',
  none: 'इस महीने कुछ ख़त्म नहीं हो रहा और कोई काम नहीं आ रहा।',
};
