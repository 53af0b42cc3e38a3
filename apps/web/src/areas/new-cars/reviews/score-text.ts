/** Tenths of a score as text: `3.7`. Digits are the same in both languages. */
export function scoreText(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
