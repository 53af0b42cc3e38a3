import type { Refusal } from '../../http/refusal.ts';

export const documentRefusals: Readonly<Record<'unreadable' | 'wrong-type' | 'busy', Refusal>> = {
  unreadable: {
    code: 'document/unreadable',
    detail: 'The file is damaged, encrypted, too large once unpacked, or not valid base64.',
  },
  'wrong-type': {
    code: 'document/wrong-type',
    detail:
      'Upload a JPEG, PNG or WebP image or a PDF. Files that match two types at once are rejected.',
  },
  busy: {
    code: 'document/not-stored',
    detail: 'Too many documents are being checked. Please send it again in a moment.',
    retryAfterSeconds: 15,
  },
};

export const documentTooLarge: Refusal = {
  code: 'request/too-large',
  detail: 'A document can be up to 8 MB.',
};

export const notStored: Refusal = {
  code: 'document/not-stored',
  detail: 'The document could not be stored. Please send it again.',
  retryAfterSeconds: 30,
};

/** For a stored file that cannot be read now. */
export const notReadable: Refusal = {
  code: 'document/not-stored',
  detail: 'The file store is unavailable. Try again in a moment.',
  retryAfterSeconds: 30,
};
