/** Address of the sign-in page that returns to a same-site path. */
export function signInPath(next: string): string {
  return `/sign-in?next=${encodeURIComponent(next)}`;
}
