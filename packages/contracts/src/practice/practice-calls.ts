import { silentCall } from '../call.ts';

export const practiceOverview = silentCall('practiceOverview', 'GET', '/practice/overview');
export const practiceQuestions = silentCall('practiceQuestions', 'GET', '/practice/questions');
export const startPracticeTest = silentCall('startPracticeTest', 'POST', '/practice/test/start');
export const answerPracticeTest = silentCall('answerPracticeTest', 'POST', '/practice/test/answer');
