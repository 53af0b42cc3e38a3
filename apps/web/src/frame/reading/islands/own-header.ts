/** Set by the app while signed in (app/prepare-browser.ts). Used only as a hint for the label. */
const signedInKey = 'signed-in';

/** Puts this browser's city and account into the header of a shared page. */
export function showOwnHeader(document: Document, storage: Storage): void {
  const name = cookieOf(
    document,
    document.documentElement.lang.startsWith('hi') ? 'cityHindi' : 'city',
  );
  const city = document.querySelector('[data-own-city]');
  if (city !== null && name !== '') city.textContent = name;
  const account = document.querySelector<HTMLElement>('[data-own-account]');
  if (account !== null && storage.getItem(signedInKey) !== null) {
    account.textContent = account.dataset.ownAccount ?? '';
  }
}

function cookieOf(document: Document, name: string): string {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(value).slice(0, 60);
  } catch {
    return '';
  }
}
