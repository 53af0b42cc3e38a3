/** Prefixes of the three services that the calls may be spread over; all reach the same handlers. */
const proxyPrefix = /^\/(?:core|optimus|jazz)(?=\/api\/)/;
/** Versions without a newer shape of their own answer with the handlers of v1. */
const newerVersion = /^\/api\/v[23]\/web(?=\/)/;

/** Maps `/core/api/v2/web/...` and its like onto the one address a handler is registered at. */
export function rewriteApiUrl(url: string): string {
  return url.replace(proxyPrefix, '').replace(newerVersion, '/api/v1/web');
}
