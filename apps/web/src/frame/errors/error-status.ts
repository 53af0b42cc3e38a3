/** HTTP status of a thrown value: that of a response, else 500. */
export function statusOfError(error: unknown): number {
  if (typeof error !== 'object' || error === null || error instanceof Error) return 500;
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
