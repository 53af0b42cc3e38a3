import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../{areas,parts,frame}/**/*.{ts,tsx}', '!../**/*.{test,spec}.*', '!../**/testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);
const english = Object.keys(import.meta.glob('../{frame,areas/*,parts/*}/copy/en/*.ts'));

/** Where a file may take copy from: `areas/garage`, `parts`, `frame`. */
function ownerOf(file: string): string {
  const [, top = '', name = ''] = file.split('/');
  return top === 'areas' ? `areas/${name}` : top;
}

const owners = new Map(
  english.map((file) => [file.split('/').at(-1)?.replace('.ts', '') ?? '', ownerOf(file)]),
);

function mayTake(from: string, owner: string): boolean {
  if (owner === from || owner === 'frame') return true;
  return owner === 'parts' && from.startsWith('areas/');
}

test('names of copy are unique', () => {
  expect(owners.size).toBe(english.length);
});

test('an area takes copy only from itself, the parts and the frame, a part not from an area, the frame from itself', () => {
  const foreign = Object.entries(sources).flatMap(([file, source]) => {
    const names = [...source.matchAll(/\b(?:useCopy|copyOf|copy)\((?:language, )?'([\w-]+)'/g)];
    const from = ownerOf(file);
    return names
      .map(([, name = '']) => [name, owners.get(name)] as const)
      .filter(([, owner]) => owner !== undefined && !mayTake(from, owner))
      .map(([name, owner]) => `${file} takes ${name} of ${owner}`);
  });
  expect(foreign).toEqual([]);
});
