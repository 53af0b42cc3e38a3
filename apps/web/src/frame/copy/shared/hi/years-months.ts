const years = (count: number) => (count === 0 ? '' : `${count} साल`);
const months = (count: number) => (count === 0 ? '' : count === 1 ? '1 महीना' : `${count} महीने`);

/** A time in years and months, as people say it. */
export const yearsMonths = (y: number, m: number) => `${years(y)} ${months(m)}`.trim();
