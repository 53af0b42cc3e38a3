import { type ClientAccount, createClientSession } from '../../http/client-session.ts';

/** One login for all of the lenders’ network; its calls stand below `/loan-network`. */
export const createNetworkSession = (account: ClientAccount) =>
  createClientSession({ ...account, root: '/loan-network' });
