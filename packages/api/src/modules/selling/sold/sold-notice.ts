import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeFacts, NoticeKind, NoticeTexts } from '../../../notice-kind.ts';
import { soldKey } from './sold-key.ts';
import { findSold } from './sold-repository.ts';

/** Name of messages about sold vehicles among the notices. */
export const soldNotice = 'sold-vehicle';

const words = {
  en: {
    item: {
      report: 'Form 29 report',
      apply: 'buyer’s Form 30',
      record: 'RC still in your name',
      challan: 'challan after the sale',
    },
    subject: 'about the vehicle you sold',
    text: {
      report: (v: string, on: string) =>
        `${v}: the sale must be reported in Form 29 by ${on}. Enter the application number on the page.`,
      apply: (v: string, on: string) =>
        `${v}: the buyer must apply for the transfer in Form 30 by ${on}. The RC still names you.`,
      record: (v: string, on: string) =>
        `${v}: the RC still names you, and the buyer’s time ended on ${on}. Remind the buyer, and report it to the RTO.`,
      challan: (v: string) =>
        `${v}: a challan was issued after you handed the vehicle over. The page has a letter to contest it.`,
    },
    open: 'See the sale',
    stop: 'Stop these messages',
  },
  hi: {
    item: {
      report: 'फ़ॉर्म 29 की सूचना',
      apply: 'ख़रीदार का फ़ॉर्म 30',
      record: 'RC अब भी आपके नाम',
      challan: 'बिक्री के बाद चालान',
    },
    subject: 'आपकी बेची हुई गाड़ी के बारे में',
    text: {
      report: (v: string, on: string) =>
        `${v}: बिक्री की सूचना फ़ॉर्म 29 में ${on} तक देनी है। आवेदन नंबर पेज पर लिखें।`,
      apply: (v: string, on: string) =>
        `${v}: ख़रीदार को ${on} तक फ़ॉर्म 30 में ट्रांसफ़र का आवेदन करना है। RC में अब भी आपका नाम है।`,
      record: (v: string, on: string) =>
        `${v}: RC में अब भी आपका नाम है, ख़रीदार का समय ${on} को ख़त्म हुआ। ख़रीदार को याद दिलाएँ और RTO को बताएँ।`,
      challan: (v: string) => `${v}: गाड़ी देने के बाद उस पर चालान कटा है। पेज पर आपत्ति का पत्र तैयार है।`,
    },
    open: 'बिक्री देखें',
    stop: 'ये मैसेज बंद करें',
  },
} as const;

type SoldVehicle = { readonly vehicleNumber: VehicleNumber; readonly isReported: boolean };
type SoldNews = {
  readonly facts: NoticeFacts;
  readonly language: Language;
  readonly path: string;
  readonly stopPath: string;
};

/** Texts of a message about a sold vehicle; null: it is no longer of use. */
export function soldTexts(
  { vehicleNumber, isReported }: SoldVehicle,
  { facts, language, path, stopPath }: SoldNews,
): NoticeTexts | null {
  const { item, text, subject, open, stop } = words[language];
  const what = String(facts.what) as keyof typeof item;
  const on = parseIstDate(String(facts.on));
  if (on === null || (what === 'report' && isReported)) return null;
  return {
    smsVariables: { item: item[what], date: formatDdMmYyyy(on) },
    mail: {
      subject,
      lines: [text[what](maskVehicleNumber(vehicleNumber), formatIstDate(on, language))],
    },
    open: { label: open, path },
    stop: { label: stop, path: stopPath },
  };
}

/** A day of the law after a private sale, or a challan after the handover. Left out once the record names another owner or
 * the person stopped the messages; a report that was filed meanwhile is not asked for. */
export const soldNoticeKind: NoticeKind = {
  alert: 'vehicle-sold',
  read: async ({ sql, settings }, { subjectId, facts }, language) => {
    const sold = await findSold(sql, subjectId);
    if (sold === null || sold.recordClosedAt !== null || sold.channels.length === 0) return null;
    const key = encodeURIComponent(soldKey(settings.secret, subjectId));
    return soldTexts(
      { ...sold, isReported: sold.reportedAt !== null },
      {
        ...{ facts, language, path: `/sell-car/sold/${subjectId}` },
        stopPath: `/sell-car/sold-alerts?key=${key}`,
      },
    );
  },
};
