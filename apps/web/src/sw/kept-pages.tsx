import { useEffect, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { personalCache } from './cache-names.ts';

/** Links to the records cached on this device. */
export function KeptPages() {
  const copy = useCopy('offline');
  const paths = useKeptPaths();
  if (paths.length === 0) return null;
  return (
    <section className="stack">
      <h2>{copy.kept}</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <a href={path} data-document="">
              {decodeURIComponent(path.split('/').pop() ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useKeptPaths(): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return;
    void caches
      .open(personalCache)
      .then((cache) => cache.keys())
      .then((requests) => {
        const found = requests.map((request) => new URL(request.url).pathname);
        setPaths(found.filter((path) => path.includes('/rc-details/')));
      });
  }, []);
  return paths;
}
