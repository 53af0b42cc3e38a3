import {
  sellCarAccept,
  sellCarAcknowledge,
  sellCarAlerts,
  sellCarDecline,
  sellCarDues,
  sellCarHandOver,
  sellCarOpenRound,
} from '@pahiya/contracts/selling/round-calls';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';

/** Sends the form of a round, an offer or a handover; null for another form. */
export function sendSaleAct({ api, language }: PageTools, saleId: string, form: FormData) {
  const one = { params: { saleId } };
  const text = (name: string) => formText(form, name).trim();
  const whole = (name: string) => Number(text(name).replace(/[\s,₹]/g, '') || Number.NaN);
  switch (text('intent')) {
    case 'open-round':
      return api.call(sellCarOpenRound, {
        ...one,
        body: {
          hours: whole('hours'),
          reservePaise: Math.round(whole('reserve') * 100),
          charge: whole('charge'),
        },
      });
    case 'dues':
      return api.call(sellCarDues, {
        ...one,
        body: {
          loanPaise: Math.round(whole('loan') * 100),
          lender: text('lender') === '' ? null : text('lender'),
        },
      });
    case 'accept':
      return api.call(sellCarAccept, {
        ...one,
        body: {
          bidId: text('bidId'),
          netPaise: whole('net'),
          accountHolder: text('holder'),
          accountNumber: text('number'),
          ifsc: text('ifsc'),
          handoverOn: text('handoverOn'),
        },
      });
    case 'decline':
      return api.call(sellCarDecline, one);
    case 'hand-over':
      return api.call(sellCarHandOver, {
        ...one,
        body: {
          sellerName: text('name'),
          place: text('place'),
          odometerKm: whole('km'),
          isOtherState: text('other') === 'yes',
          language,
        },
      });
    case 'acknowledge':
      return api.call(sellCarAcknowledge, { ...one, body: { number: text('number') } });
    case 'alerts': {
      const channels = (['sms', 'email'] as const).filter((one) => text(one) === 'yes');
      return api.call(sellCarAlerts, { ...one, body: { channels } });
    }
    default:
      return null;
  }
}
