import { formText } from '../../../frame/page/form-text.ts';

export const callSlots = ['any', 'morning', 'afternoon', 'evening'] as const;
export const callChannels = ['call', 'show-number', 'export'] as const;

export type CallBackField = 'partner' | 'vehicleNumber' | 'channel';

/** What the form of a call-back says. A call needs a tick: without one nobody may call, so there is nothing to send. */
export type CallBackWish = {
  readonly firmId: string;
  readonly vehicleNumber: string;
  readonly wish: string;
  readonly slot: (typeof callSlots)[number];
  readonly channels: readonly (typeof callChannels)[number][];
};

/** Reads the posted form. */
export function readCallBack(form: FormData): CallBackWish {
  const chosen = form.getAll('channel');
  return {
    firmId: formText(form, 'partner'),
    vehicleNumber: formText(form, 'vehicleNumber').trim().slice(0, 40),
    wish: formText(form, 'wish').trim().slice(0, 500),
    slot: callSlots.find((one) => one === formText(form, 'slot')) ?? 'any',
    channels: callChannels.filter((one) => chosen.includes(one)),
  };
}
