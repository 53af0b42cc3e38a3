/** A rate in thousandths of a percent: 8,750 is "8.75%". */
export function percentText(rate: number): string {
  return `${(rate / 1000).toFixed(2).replace(/\.?0+$/, '')}%`;
}

/** The same with two decimals always, as a Key Facts Statement writes it. */
export function aprText(rate: number): string {
  return `${(rate / 1000).toFixed(2)}%`;
}
