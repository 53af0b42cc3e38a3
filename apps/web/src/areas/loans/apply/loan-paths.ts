/** Address of an application. */
export function applicationPath(applicationId: string): string {
  return `/loans/application/${applicationId}`;
}
