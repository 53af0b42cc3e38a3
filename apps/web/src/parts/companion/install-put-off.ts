const key = 'install-put-off';
const keptMs = 90 * 86_400_000;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** "Not now" holds for 90 days on this device. */
export function putInstallOff(store: Store, now: number): void {
  store.setItem(key, String(now));
}

/** Whether it holds. A clock that was set back does not make it hold for longer. */
export function isInstallPutOff(store: Store, now: number): boolean {
  const at = Number(store.getItem(key) ?? Number.NaN);
  return Math.abs(now - at) < keptMs;
}
