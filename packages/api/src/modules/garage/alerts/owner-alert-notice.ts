import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeKind } from '../../../notice-kind.ts';
import { ownerAlertKey } from './owner-alert-key.ts';
import { selectAlert } from './owner-alert-repository.ts';

/** Name of alerts of an owner's vehicle among the notices. */
export const ownerAlertNotice = 'own-vehicle';

const words = {
  en: {
    item: { challan: 'new challan', owner: 'owner changed', status: 'RC status changed' },
    subject: 'news of your vehicle',
    text: {
      challan: (v: string, count: number) =>
        count === 1
          ? `${v}: a new challan was found. See its details and how long you have to pay or contest it.`
          : `${v}: ${count} new challans were found. See their details and how long you have to pay or contest them.`,
      owner: (v: string, _: number, on: string) =>
        `${v}: VAHAN showed another owner on ${on}. If you have not sold it, contact your RTO.`,
      status: (v: string, _: number, on: string) =>
        `${v}: the status of the RC changed on ${on}. See the record.`,
    },
    challans: 'See the challans',
    record: 'See the record',
    stop: 'Stop alerts for this vehicle',
  },
  hi: {
    item: { challan: 'नया चालान', owner: 'मालिक बदला', status: 'RC की स्थिति बदली' },
    subject: 'आपकी गाड़ी की ख़बर',
    text: {
      challan: (v: string, count: number) =>
        `${v}: ${count === 1 ? 'एक नया चालान मिला' : `${count} नए चालान मिले`}। ब्योरा देखें और जानें कि भरने या आपत्ति के लिए कितना समय है।`,
      owner: (v: string, _: number, on: string) =>
        `${v}: VAHAN में ${on} को दूसरा मालिक दिखा। अगर आपने गाड़ी नहीं बेची, तो अपने RTO से संपर्क करें।`,
      status: (v: string, _: number, on: string) => `${v}: RC की स्थिति ${on} को बदली। रिकॉर्ड देखें।`,
    },
    challans: 'चालान देखें',
    record: 'रिकॉर्ड देखें',
    stop: 'इस गाड़ी के अलर्ट बंद करें',
  },
} as const;

/** A new challan, or a change of the record. Left out once the alerts are off. */
export const ownerAlertNotices: NoticeKind = {
  alert: 'own-vehicle',
  read: async ({ sql, settings }, { subjectId, facts }, language) => {
    const alert = await selectAlert(sql, subjectId);
    const on = parseIstDate(String(facts.on));
    if (alert === null || on === null) return null;
    const { item, subject, text, challans, record, stop } = words[language];
    const what = String(facts.what) as keyof typeof item;
    const plate = maskVehicleNumber(alert.vehicleNumber);
    const key = encodeURIComponent(ownerAlertKey(settings.secret, subjectId));
    return {
      smsVariables: { item: item[what], date: formatDdMmYyyy(on) },
      main: { variable: 'item', name: item[what], count: 1 },
      mail: {
        subject: `${item[what]}, ${subject}`,
        lines: [text[what](plate, Number(facts.count), formatIstDate(on, language))],
      },
      // The plate is in no message: the garage leads on.
      open: {
        label: what === 'challan' ? challans : record,
        path: '/garage',
      },
      stop: { label: stop, path: `/garage/alerts?key=${key}` },
    };
  },
};
