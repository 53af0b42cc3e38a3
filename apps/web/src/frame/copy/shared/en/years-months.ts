const years = (count: number) => (count === 0 ? '' : count === 1 ? '1 year' : `${count} years`);
const months = (count: number) => (count === 0 ? '' : count === 1 ? '1 month' : `${count} months`);

/** A time in years and months, as people say it. */
export const yearsMonths = (y: number, m: number) => `${years(y)} ${months(m)}`.trim();
