import { call, silentCall } from '../call.ts';

export const partExchangeOffer = silentCall(
  'partExchangeOffer',
  'GET',
  '/buyCar/part-exchange/:listing',
);
export const askPartExchange = call('askPartExchange', 'POST', '/buyCar/part-exchange/:listing');
