import { silentCall } from '../call.ts';

export const editorShape = silentCall('editorShape', 'GET', '/operator/shape');
