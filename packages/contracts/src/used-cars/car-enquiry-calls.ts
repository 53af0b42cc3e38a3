import { call } from '../call.ts';

export const askAboutCar = call('askAboutCar', 'POST', '/buyCar/ask/:listing');
