/** Kinds of lines. */
export const lineKinds = ['service', 'fuel', 'expense'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Address of the log of a vehicle, without the language. */
export function logPath(vehicleNumber: string): string {
  return `/garage/${encodeURIComponent(vehicleNumber)}/log`;
}

/** Address of the import of a file, without the language. */
export function importPath(vehicleNumber: string): string {
  return `${logPath(vehicleNumber)}/import`;
}

/** Address of the form for a line, without the language. */
export function addLinePath(vehicleNumber: string, kind: LineKind): string {
  return `${logPath(vehicleNumber)}/add?kind=${kind}`;
}
