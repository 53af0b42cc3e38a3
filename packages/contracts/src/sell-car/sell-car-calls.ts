import { call, silentCall } from '../call.ts';

export const sellCarMakes = silentCall('sellCarMakes', 'GET', '/sell-car/make');
export const sellCarModels = silentCall('sellCarModels', 'GET', '/sell-car/model');
export const sellCarYears = silentCall('sellCarYears', 'GET', '/sell-car/year');
export const sellCarVariants = silentCall('sellCarVariants', 'GET', '/sell-car/variant');
export const sellCarMileages = silentCall('sellCarMileages', 'GET', '/sell-car/mileage');
export const sellCarTimes = silentCall('sellCarTimes', 'GET', '/sell-car/when-to-sell');
export const fetchCarPrice = call('fetchCarPrice', 'POST', '/sell-car/fetch-price');
export const findSellersCar = call('findSellersCar', 'GET', '/sell-car/vehicle-search');
