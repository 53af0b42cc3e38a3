/** Address of the sign-in page that leads back to a path of this site. */
export function signInPath(next: string): string {
  return `/sign-in?next=${encodeURIComponent(next)}`;
}
