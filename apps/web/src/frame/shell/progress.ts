/** Percent of the progress bar. 0: hidden. */
export type Progress = number;

export const progressStart = 1;
export const progressCap = 80;
export const progressDone = 100;

/** The finished bar stays this long, in milliseconds. */
export const progressResetDelay = 500;

/** Interval of the bar's steps, in milliseconds. */
export const progressStepDelay = 200;

const longestStep = 12;

/** Adds one random step (`random` from 0 to 1), up to the cap. An idle bar does not change. */
export function climb(progress: Progress, random: number): Progress {
  if (progress < progressStart || progress >= progressCap) return progress;
  return Math.min(progressCap, progress + 1 + Math.floor(random * longestStep));
}

const hiddenOn = [
  /^\/app-challan-pay\/[^/]+(\/checkout)?$/,
  /^\/challan-pay$/,
  /^\/insurance-homepage(\/[^/]+)?$/,
];

/** Pages without a progress bar (product specification, section 2). Path without language. */
export function isProgressHidden(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return hiddenOn.some((pattern) => pattern.test(path));
}
