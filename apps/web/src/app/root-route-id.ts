/** Id of the frame around the pages of the app. */
export const rootRouteId = 'shell';
