import { silentCall } from '../call.ts';

export const askAssistant = silentCall('askAssistant', 'POST', '/chatbot/chat');
export const assistantHistory = silentCall('assistantHistory', 'GET', '/chatbot/history');
export const clearAssistant = silentCall('clearAssistant', 'POST', '/chatbot/history/clear');
