import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Cuts the fonts to the letters used; the script itself skips what is up to date. */
export function runFontSubset(web: string): Promise<void> {
  const script = join(web, 'scripts/subset-fonts.ts');
  if (!existsSync(script)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: web, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Font subsetting ended with ${code}`)),
    );
  });
}
