import { useEffect, useState } from 'react';
import { personalCache } from '../../../frame/sw/personal-cache.ts';

/** Files of documents that are on this device. Null until it is known whether the device can keep any. */
export type KeptFiles = {
  readonly paths: ReadonlySet<string> | null;
  /** Puts a file on this device, or takes it off. Resolves false when that failed. */
  readonly toggle: (path: string) => Promise<boolean>;
};

/** Keeps files in the cache that the service worker answers from without a network, and that is erased at sign-out. */
export function useKeptFiles(): KeptFiles {
  const [paths, setPaths] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!('caches' in window) || !('serviceWorker' in navigator)) return;
    readPaths().then(setPaths, () => undefined);
  }, []);
  const toggle = async (path: string) => {
    try {
      const cache = await caches.open(personalCache);
      if (!(await cache.delete(path))) {
        await cache.add(path);
        await keepPage(cache);
      }
      setPaths(await readPaths());
      return true;
    } catch {
      return false;
    }
  };
  return { paths, toggle };
}

/** The page as it is now: the copy of an earlier visit may not list the document. */
async function keepPage(cache: Cache): Promise<void> {
  const { pathname } = window.location;
  const page = await fetch(pathname, { headers: { accept: 'text/html' } });
  if (page.ok && !page.redirected) await cache.put(pathname, page);
}

async function readPaths(): Promise<ReadonlySet<string>> {
  const kept = await (await caches.open(personalCache)).keys();
  return new Set(kept.map(({ url }) => new URL(url).pathname));
}
