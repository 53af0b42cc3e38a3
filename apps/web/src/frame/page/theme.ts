/** Theme of the page. `auto` follows the device and needs no cookie. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Name of the theme cookie. */
export const themeCookie = 'theme';

/** The theme of a cookie value; null follows the device. */
export function themeOf(cookie: string | null): 'light' | 'dark' | null {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}
