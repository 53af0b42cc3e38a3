import { recordSold } from '@pahiya/contracts/selling/sold-calls';
import { buyerIdKinds, handoverPapers } from '@pahiya/domain/selling/transfer-forms/handover-facts';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';

/** Fields whose text is shown again after a fault. */
export const echoed = [
  'vehicleNumber',
  'sellerName',
  'buyerName',
  'buyerAddress',
  'buyerMobile',
  'idKind',
  'idLast4',
  'day',
  'time',
  'place',
  'odometerKm',
  'price',
  'other',
  ...handoverPapers,
] as const;

/** Sends the form of a private sale as it was typed; the API judges it. */
export function sendSold({ api, language }: PageTools, form: FormData) {
  const text = (name: string) => formText(form, name).trim();
  const optional = (name: string) => (text(name) === '' ? null : text(name));
  const whole = (name: string) => Number(text(name).replace(/[\s,₹]/g, '') || Number.NaN);
  const soldAt = new Date(`${text('day')}T${text('time')}:00+05:30`);
  const kind = buyerIdKinds.find((one) => one === text('idKind'));
  return api.call(recordSold, {
    body: {
      vehicleNumber: text('vehicleNumber'),
      sellerName: text('sellerName'),
      buyerName: text('buyerName'),
      buyerAddress: optional('buyerAddress'),
      buyerMobile: optional('buyerMobile'),
      buyerId: kind === undefined ? null : { kind, last4: text('idLast4') },
      soldAt: Number.isNaN(soldAt.getTime()) ? '' : soldAt.toISOString(),
      place: text('place'),
      odometerKm: whole('odometerKm'),
      amountPaise: Math.round(whole('price') * 100),
      isOtherState: text('other') === 'yes',
      papers: handoverPapers.filter((paper) => text(paper) === 'yes'),
      channels: (['sms', 'email'] as const).filter((one) => text(one) === 'yes'),
      language,
    },
  });
}
