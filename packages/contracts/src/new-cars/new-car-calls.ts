import { call, silentCall } from '../call.ts';

export const carMakes = silentCall('carMakes', 'POST', '/car/buy/makeList');
export const carModels = silentCall('carModels', 'POST', '/car/buy/modelList');
export const carVariants = silentCall('carVariants', 'POST', '/car/buy/variantList');
export const carVariant = silentCall('carVariant', 'POST', '/car/buy/variant');
export const compareCars = silentCall('compareCars', 'POST', '/car/buy/compare');
export const carRegions = call('carRegions', 'GET', '/car/buy/fetchRegions');
export const filterCars = silentCall('filterCars', 'POST', '/car/buy/filter');
export const carFilterMetadata = silentCall('carFilterMetadata', 'GET', '/car/buy/filter/metadata');
