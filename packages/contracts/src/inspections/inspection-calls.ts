import { silentCall } from '../call.ts';

export const inspectorInspections = silentCall(
  'inspectorInspections',
  'GET',
  '/operator/my-inspections',
);
export const inspectorInspection = silentCall(
  'inspectorInspection',
  'GET',
  '/operator/my-inspections/:inspectionId',
);
export const inspectorSaveFindings = silentCall(
  'inspectorSaveFindings',
  'POST',
  '/operator/my-inspections/:inspectionId/findings',
);
export const inspectorAddPhoto = silentCall(
  'inspectorAddPhoto',
  'POST',
  '/operator/my-inspections/:inspectionId/photos',
);
export const inspectorRemovePhoto = silentCall(
  'inspectorRemovePhoto',
  'POST',
  '/operator/my-inspections/:inspectionId/photos/:photoId/remove',
);
export const inspectorPhoto = silentCall(
  'inspectorPhoto',
  'GET',
  '/operator/my-inspections/:inspectionId/photos/:photoId',
);
export const inspectorSubmit = silentCall(
  'inspectorSubmit',
  'POST',
  '/operator/my-inspections/:inspectionId/submit',
);
export const deskInspections = silentCall('deskInspections', 'GET', '/operator/inspections');
export const deskInspection = silentCall(
  'deskInspection',
  'GET',
  '/operator/inspections/:inspectionId',
);
export const deskInspectionPhoto = silentCall(
  'deskInspectionPhoto',
  'GET',
  '/operator/inspections/:inspectionId/photos/:photoId',
);
export const deskAssignInspection = silentCall(
  'deskAssignInspection',
  'POST',
  '/operator/inspections/:inspectionId/assign',
);
export const deskDecideInspection = silentCall(
  'deskDecideInspection',
  'POST',
  '/operator/inspections/:inspectionId/decide',
);
