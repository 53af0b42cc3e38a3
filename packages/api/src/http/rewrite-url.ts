/** Prefixes of the three services behind which calls may be deployed; all reach the same handlers. */
const proxyPrefix = /^\/(?:core|optimus|jazz)(?=\/api\/)/;
/** Versions without a newer shape are served by the handlers of v1. */
const newerVersion = /^\/api\/v[23]\/web(?=\/)/;

/** Maps `/core/api/v2/web/...` and the like to the one address where a handler is registered. */
export function rewriteApiUrl(url: string): string {
  return url.replace(proxyPrefix, '').replace(newerVersion, '/api/v1/web');
}
