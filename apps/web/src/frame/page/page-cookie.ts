import type { PageCookie } from './page-tools.ts';

/** Default lifetime of a cookie, in days. */
export const cookieDays = 10;

/** A cookie for `Set-Cookie` and `document.cookie`: site-wide, SameSite=Lax, readable by script. */
export function cookieText(cookie: PageCookie, isSecure: boolean): string {
  const seconds = cookie.days === null ? 0 : cookie.days * 86_400;
  const value = cookie.days === null ? '' : encodeURIComponent(cookie.value);
  const secure = isSecure ? '; Secure' : '';
  return `${cookie.name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Value of a cookie in a `document.cookie` string; null when missing or undecodable. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
