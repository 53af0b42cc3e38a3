import {
  balanceHistory,
  clearBalance,
  deleteLine,
  selectBalances,
  selectLine,
  selectLowBalances,
  updateTold,
  upsertLine,
} from './balance-repository.ts';

/** What reminders ask of the last known balances of tags, and of the amount below which their person is told. */
export const knownBalances = {
  of: selectBalances,
  low: selectLowBalances,
  markTold: updateTold,
  forget: clearBalance,
  history: balanceHistory,
  line: selectLine,
  chooseLine: upsertLine,
  dropLine: deleteLine,
} as const;
