/** How the page may look. `auto` follows the device and needs no cookie. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Name of the cookie that keeps the choice. */
export const themeCookie = 'theme';

/** The chosen theme of a cookie's value; null follows the device. */
export function themeOf(cookie: string | null): 'light' | 'dark' | null {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}
