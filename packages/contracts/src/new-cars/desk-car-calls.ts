import { silentCall } from '../call.ts';

export const deskCars = silentCall('deskCars', 'GET', '/operator/cars');
export const deskCar = silentCall('deskCar', 'GET', '/operator/cars/:make/:model');
export const deskSaveFigure = silentCall('deskSaveFigure', 'POST', '/operator/cars/figure');
export const deskSavePrice = silentCall('deskSavePrice', 'POST', '/operator/cars/price');
export const deskSaveDrawing = silentCall('deskSaveDrawing', 'POST', '/operator/cars/drawing');
export const deskSaveModel = silentCall('deskSaveModel', 'POST', '/operator/cars/model');
