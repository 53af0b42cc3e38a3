/** Words of the desk's page of pictures. */
export const copy = {
  title: 'Pictures',
  done: 'The picture is handed in.',
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
  write: 'In the text of an article, in each language:',
};
