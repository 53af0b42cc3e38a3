import { useEffect, useState } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { personalCache } from '../../../frame/sw/personal-cache.ts';
import { keptRecords } from './kept-records.ts';

/** Links to the records cached on this device. */
export function KeptPages() {
  const copy = useCopy('offline');
  const { language } = usePage();
  const records = keptRecords(useKeptPaths(), language);
  if (records.length === 0) return null;
  return (
    <section className="stack">
      <h2>{copy.kept}</h2>
      <div className="chips chips-boxed">
        <ul>
          {records.map(({ path, parts }) => (
            <li key={path}>
              <a href={path} data-document="" className="font-plate">
                <NumberInGroups parts={parts} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A number whose groups are apart to the eye, and one word to copy and to search. */
function NumberInGroups({ parts }: { parts: readonly string[] }) {
  return (
    <span lang="en" translate="no">
      {parts.map((part, place) => (
        <span key={parts.slice(0, place).join('')} className={place > 0 ? 'ms-2' : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}

function useKeptPaths(): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return;
    void caches
      .open(personalCache)
      .then((cache) => cache.keys())
      .then((requests) => setPaths(requests.map(({ url }) => new URL(url).pathname)));
  }, []);
  return paths;
}
