/** Percent of the bar at the top. 0: not there. */
export type Progress = number;

export const progressStart = 1;
export const progressCap = 80;
export const progressDone = 100;

/** The finished bar stands this long, in milliseconds. */
export const progressResetDelay = 500;

/** The bar climbs one step this often, in milliseconds. */
export const progressStepDelay = 200;

const longestStep = 12;

/** One step up, by chance (`random` from 0 to 1), never beyond the cap. A bar that is not under way stays. */
export function climb(progress: Progress, random: number): Progress {
  if (progress < progressStart || progress >= progressCap) return progress;
  return Math.min(progressCap, progress + 1 + Math.floor(random * longestStep));
}

const hiddenOn = [
  /^\/app-challan-pay\/[^/]+(\/checkout)?$/,
  /^\/challan-pay$/,
  /^\/insurance-homepage(\/[^/]+)?$/,
];

/** Pages that have no bar (product specification, section 2). Path without language. */
export function isProgressHidden(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return hiddenOn.some((pattern) => pattern.test(path));
}
