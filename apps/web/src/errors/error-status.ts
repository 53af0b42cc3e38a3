/** Status of what a loader threw or a render broke with: that of a thrown answer, 500 for everything else. */
export function statusOfError(error: unknown): number {
  if (typeof error !== 'object' || error === null || error instanceof Error) return 500;
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
