/** Copy of the page that receives what other apps share. */
export const copy = {
  title: 'Shared with the app',
  lead: 'It stays on this device for ten minutes, until you choose what to do.',
  reading: 'Reading what was shared',
  none: 'Nothing was shared',
  noneDetail: 'Share a message, a photo or a PDF from another app, or add a document yourself.',
  documents: 'Documents',
  text: {
    title: 'Message',
    lookUp: (plate: string) => `Details of ${plate}`,
    challans: (plate: string) => `Challans of ${plate}`,
    check: 'Is this challan message real?',
  },
  file: {
    title: 'File',
    kind: 'Kind of document',
    choose: 'Choose',
    kinds: {
      insurance: 'Insurance policy',
      puc: 'PUC certificate',
      licence: 'Driving licence',
      rc: 'RC',
      invoice: 'Invoice or bill',
      other: 'Other document',
    },
    save: 'Save in my documents',
    busy: 'Saving',
    signIn: 'Sign in to save it. It is still here when you come back, for ten minutes.',
    signInLink: 'Sign in',
    faults: {
      size: 'The file is larger than 8 MB. Make it smaller, or take a photo of it.',
      type: 'Only JPEG, PNG and WebP images and PDFs can be saved.',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly shared: typeof copy;
  }
}
