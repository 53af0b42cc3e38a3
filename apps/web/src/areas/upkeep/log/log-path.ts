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

/** Address of the photos of a line, without the language. `page`: of the log, on which the line is. */
export function photosPath(
  vehicleNumber: string,
  { entryId, page }: { readonly entryId: string; readonly page: number },
): string {
  return `${logPath(vehicleNumber)}/photos?line=${entryId}&page=${page}`;
}

/** Address of the file of a photo. */
export function photoFile(vehicleNumber: string, photoId: string): string {
  return `/api/v1/web/garage/log/${encodeURIComponent(vehicleNumber)}/photos/${photoId}`;
}

/** Address of a checklist of a vehicle, without the language. */
export function checklistPath(vehicleNumber: string, list: string): string {
  return `/garage/${encodeURIComponent(vehicleNumber)}/checklist?list=${list}`;
}

/** Address of the form that corrects a line, without the language. `page`: of the log, on which the line is. */
export function editLinePath(
  vehicleNumber: string,
  {
    kind,
    entryId,
    page,
  }: { readonly kind: LineKind; readonly entryId: string; readonly page: number },
): string {
  return `${addLinePath(vehicleNumber, kind)}&line=${entryId}&page=${page}`;
}
