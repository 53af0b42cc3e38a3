/** Name, address and loader of a call, as plain data: the browser bundle has the calls that its pages make, and no
 * schemas. `path` is relative to the version prefix unless it starts with `/api`. `silent` calls do not show the
 * global loader. */
export type CallShape<Name extends string = string> = {
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
  readonly silent: boolean;
};

type Method = 'GET' | 'POST' | 'DELETE';

/** Prefix of the current version; v2 and v3 are served by the same handlers. */
export const apiPrefix = '/api/v1/web';

/** Address of a call, its parameters still to be filled in. */
export function callAddress({ path }: Pick<CallShape, 'path'>): string {
  return path.startsWith('/api') ? path : apiPrefix + path;
}

/** Declares a call that shows the global loader. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const Name extends string>(
  name: Name,
  method: Method,
  path: string,
): CallShape<Name> {
  return { name, method, path, silent: false };
}

/** Declares a call that runs in the background. */
/* @__NO_SIDE_EFFECTS__ */
export function silentCall<const Name extends string>(
  name: Name,
  method: Method,
  path: string,
): CallShape<Name> {
  return { name, method, path, silent: true };
}
