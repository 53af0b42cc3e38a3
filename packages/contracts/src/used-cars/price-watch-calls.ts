import { call } from '../call.ts';

export const priceWatch = call('priceWatch', 'GET', '/buyCar/price-watch/:listing');
export const watchPrice = call('watchPrice', 'POST', '/buyCar/price-watch/:listing');
export const stopPriceWatch = call('stopPriceWatch', 'POST', '/buyCar/price-watch/stop');
