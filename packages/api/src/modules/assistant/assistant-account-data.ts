import type { AccountDataSource } from '../../account-data.ts';
import { clearMessages, readExport } from './message-repository.ts';

/** Export and deletion of an account's questions to the assistant. */
export const assistantAccountData: AccountDataSource = {
  name: 'assistant',
  exportFor: async (sql, userId) => ({ assistantQuestions: [...(await readExport(sql, userId))] }),
  deleteFor: async (tx, userId) => clearMessages(tx, { userId, deviceHash: null }),
};
