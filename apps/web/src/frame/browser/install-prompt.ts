/** What Chromium sends when this site can be installed. Other browsers install from their menu and never send it. */
type InstallPrompt = { readonly prompt: () => Promise<unknown> };

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer to install until a page makes it: there is one offer, not the browser's and ours. */
export function keepInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as Event & InstallPrompt);
  });
  target.addEventListener('appinstalled', () => keep(null));
}

/** Opens the browser's own question. It can be asked once: afterwards there is nothing to offer. */
export async function askToInstall(): Promise<void> {
  const asked = kept;
  keep(null);
  await asked?.prompt();
}

/** For `useSyncExternalStore`. */
export const installPrompt = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isThere: () => kept !== null,
};

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  for (const listener of listeners) listener();
}
