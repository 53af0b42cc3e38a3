import { silentCall } from '../call.ts';

export const editorUploadImage = silentCall('editorUploadImage', 'POST', '/operator/images');
export const editorImages = silentCall('editorImages', 'GET', '/operator/images');
export const editorDeleteImage = silentCall(
  'editorDeleteImage',
  'POST',
  '/operator/images/:imageId/delete',
);
