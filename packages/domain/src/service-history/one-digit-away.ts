/** Whether a number between two bounds (both included) can be read from another by leaving one digit out, adding one,
 * or swapping two neighbours: what happens when a reading is typed. */
export function isOneDigitAway(typed: number, least: number, most: number): boolean {
  const text = String(typed);
  const fits = (candidate: string) => {
    const value = Number(candidate);
    return value >= least && value <= most;
  };
  for (let at = 0; at <= text.length; at += 1) {
    const before = text.slice(0, at);
    if (at < text.length && fits(before + text.slice(at + 1))) return true;
    const swapped = before + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
    if (at < text.length - 1 && fits(swapped)) return true;
    for (let digit = 0; digit < 10; digit += 1) {
      if (fits(`${before}${digit}${text.slice(at)}`)) return true;
    }
  }
  return false;
}
