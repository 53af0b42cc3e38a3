import type { copy as english } from '../en/partner-drives.ts';

export const copy: typeof english = {
  title: 'टेस्ट ड्राइव',
  back: 'आपकी कारें',
  text: 'ख़रीदार आपके समय में से ख़ाली समय बुक करते हैं। नाम या नंबर तभी दिखता है जब ख़रीदार इसकी इजाज़त दे।',
  hours: 'टेस्ट ड्राइव का समय',
  days: 'दिन',
  weekdays: { 1: 'सोम', 2: 'मंगल', 3: 'बुध', 4: 'गुरु', 5: 'शुक्र', 6: 'शनि', 7: 'रवि' },
  from: 'कितने बजे से (0 से 23)',
  until: 'कितने बजे तक (1 से 24)',
  place: 'मिलने की जगह',
  placeHint: 'जिन ख़रीदारों ने बुक किया है, उन्हें दिखती है।',
  save: 'समय सेव करें',
  end: 'टेस्ट ड्राइव बंद करें',
  none: 'कोई टेस्ट ड्राइव बुक नहीं है।',
  stock: (number) => `स्टॉक नंबर ${number}`,
  noContact: 'ख़रीदार कॉल नहीं चाहता।',
  lead: 'पूछताछ खोलें',
  cancel: 'रद्द करें',
  cancelOf: (car, when) => `रद्द करें: ${car}, ${when}`,
  states: {
    asked: 'पक्की नहीं',
    confirmed: 'बुक है',
    declined: 'मना',
    cancelled: 'रद्द',
    over: 'हो चुकी',
  },
};
