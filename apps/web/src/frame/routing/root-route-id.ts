/** Id of the layout route around the app's pages. */
export const rootRouteId = 'shell';
