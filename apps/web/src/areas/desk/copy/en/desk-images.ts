/** Words of the desk page for images. */
export const copy = {
  title: 'Images',
  deeds: { 1: 'Image uploaded.', deleted: 'Image deleted.' },
  empty: { title: 'No images yet', detail: 'Upload an image to use it in articles.' },
  first: 'First page',
  next: 'Next',
  upload: 'Upload image',
  uploadText:
    'Location, time and camera data are removed. Make sure we have the right to publish it and that no number plate, or face of a person who has not agreed, is recognisable.',
  file: 'Image file',
  fileHint: 'JPEG, PNG or WebP, up to 8 MB.',
  alt: { en: 'Description in English', hi: 'Description in Hindi' },
  noFile: 'Choose an image.',
  noAlt: 'Describe the image.',
  send: 'Upload',
  delete: 'Delete',
  deleteThis: (alt: string) => `Delete: ${alt}`,
  deleteText:
    'This cannot be undone. Images used in an article or in one of its versions cannot be deleted.',
  used: 'This image is used in an article or in one of its versions and cannot be deleted.',
  write: 'To use it in an article:',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-images': typeof copy;
  }
}
