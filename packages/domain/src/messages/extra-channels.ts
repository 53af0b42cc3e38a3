/** Messages besides reminders of documents that a person can also have on devices and by WhatsApp, by the names under
 * which they are stored. What each is about, and SMS and e-mail, are chosen where the person subscribes to it. */
export const extraMessages = [
  'own-vehicle',
  'toll-notice',
  'sold-vehicle',
  'car-handover',
  'loan-noc',
  'saved-search',
  'used-car-price',
  'used-car-free',
  'used-car-gone',
  'used-car-test-drive',
  'used-car-decision',
] as const;
export type ExtraMessage = (typeof extraMessages)[number];

/** Ways that are added to those of the subscription. */
export const extraChannels = ['push', 'whatsapp'] as const;
export type ExtraChannel = (typeof extraChannels)[number];
