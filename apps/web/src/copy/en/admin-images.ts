/** Words of the desk's page of pictures. */
export const copy = {
  title: 'Pictures',
  deeds: { 1: 'The picture is handed in.', deleted: 'The picture is gone.' },
  empty: { title: 'No picture yet', detail: 'Hand one in, then articles can show it.' },
  first: 'Back to the first',
  next: 'More',
  upload: 'Hand in a picture',
  uploadText:
    'It is drawn anew: place, time and camera are taken out of it. Make sure that we may show it, and that no number plate or face of somebody who was not asked can be read.',
  file: 'Picture',
  fileHint: 'JPEG, PNG or WebP, at most 8 MB.',
  alt: { en: 'What it shows, in English', hi: 'What it shows, in Hindi' },
  noFile: 'Choose a picture.',
  noAlt: 'Write what the picture shows.',
  send: 'Hand it in',
  delete: 'Take it away',
  deleteThis: (alt: string) => `Take it away: ${alt}`,
  deleteText: 'It is gone for good. A picture that an article or an old save of one shows stays.',
  used: 'An article shows this picture, or an old save of one does. It stays.',
  write: 'In the text of an article, in each language:',
};
