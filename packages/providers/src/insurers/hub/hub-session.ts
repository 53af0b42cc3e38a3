import { type ClientAccount, createClientSession } from '../../http/client-session.ts';

/** One login for all of the hub of insurers; its calls stand below `/insurer-hub`. */
export const createHubSession = (account: ClientAccount) =>
  createClientSession({ ...account, root: '/insurer-hub' });
