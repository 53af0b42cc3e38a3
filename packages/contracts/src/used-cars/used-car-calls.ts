import { call, silentCall } from '../call.ts';

export const searchUsedCars = call('searchUsedCars', 'GET', '/buyCar/search');
export const usedCarFilters = call('usedCarFilters', 'GET', '/buyCar/filterSort');
export const usedCarCities = call('usedCarCities', 'GET', '/buyCar/cities');
export const usedCarHomeCards = silentCall('usedCarHomeCards', 'GET', '/car/buy/used/home/cards');
export const usedCarListing = call('usedCarListing', 'GET', '/buyCar/listing/:listing');
