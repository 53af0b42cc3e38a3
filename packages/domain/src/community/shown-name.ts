/** How a member is named inside a sentence: the display name, if any, and always the handle, which alone is unique. The
 * display name is isolated, so that its writing direction turns nothing else. */
export function shownName(handle: string, displayName: string | null): string {
  return displayName === null ? `@${handle}` : `\u2068${displayName}\u2069 @${handle}`;
}
