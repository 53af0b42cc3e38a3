import { call, silentCall } from '../call.ts';

export const homeCarVideos = call('homeCarVideos', 'GET', '/car/buy/home/youtube');
export const modelCarVideos = call('modelCarVideos', 'GET', '/car/buy/car/youtube');
export const editorCarVideos = silentCall('editorCarVideos', 'GET', '/operator/car-videos');
export const editorSaveCarVideo = silentCall('editorSaveCarVideo', 'POST', '/operator/car-videos');
export const editorDeleteCarVideo = silentCall(
  'editorDeleteCarVideo',
  'POST',
  '/operator/car-videos/:id/delete',
);
