import { call, silentCall } from '../call.ts';

export const searchUsedCars = call('searchUsedCars', 'GET', '/buyCar/search');
export const usedCarFilters = call('usedCarFilters', 'GET', '/buyCar/filterSort');
export const usedCarCities = call('usedCarCities', 'GET', '/buyCar/cities');
export const usedCarHomeCards = silentCall('usedCarHomeCards', 'GET', '/car/buy/used/home/cards');
export const reserveUsedCar = call('reserveUsedCar', 'POST', '/buyCar/reserve');
export const cancelReservation = call('cancelReservation', 'POST', '/buyCar/reservations/cancel');
export const usedCarTurn = call('usedCarTurn', 'GET', '/buyCar/queue/:listing');
export const joinUsedCarQueue = call('joinUsedCarQueue', 'POST', '/buyCar/queue/join');
export const leaveUsedCarQueue = call('leaveUsedCarQueue', 'POST', '/buyCar/queue/leave');
export const usedCarListing = call('usedCarListing', 'GET', '/buyCar/listing/:listing');
