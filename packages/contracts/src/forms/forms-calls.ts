import { call, silentCall } from '../call.ts';

export const deskForms = silentCall('deskForms', 'GET', '/operator/forms');
export const deskForm = silentCall('deskForm', 'GET', '/operator/forms/:formId');
export const deskSaveForm = silentCall('deskSaveForm', 'POST', '/operator/forms/:formId');
export const deskPublishForm = silentCall(
  'deskPublishForm',
  'POST',
  '/operator/forms/:formId/publish',
);
export const deskSubmissions = silentCall(
  'deskSubmissions',
  'GET',
  '/operator/forms/:formId/submissions',
);
export const deskSubmission = silentCall(
  'deskSubmission',
  'GET',
  '/operator/submissions/:submissionId',
);
export const deskSubmissionsCsv = silentCall(
  'deskSubmissionsCsv',
  'GET',
  '/operator/forms/:formId/submissions.csv',
);
export const getForm = call('getForm', 'GET', '/form/:formId');
export const submitForm = call('submitForm', 'POST', '/form/:formId');
export const sendSheetRow = call('sendSheetRow', 'POST', '/util/sheet/:name');
export const sendFeedback = silentCall('sendFeedback', 'POST', '/feedback');
export const sendLinkSms = call('sendLinkSms', 'POST', '/user/sms');
export const sendAdEvent = silentCall('sendAdEvent', 'POST', '/util/facebook-events');
