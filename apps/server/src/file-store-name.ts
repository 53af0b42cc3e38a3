import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStoreName } from '@pahiya/api/modules/operations/announce-server';
import type { Config } from './config.ts';
import { keptText } from './kept-text.ts';

/** Folder of files where no S3 is configured. */
export function fileFolder(config: Config): string {
  return join(config.DATA_DIR, 'files');
}

/** Name of the file store that a server uses: its bucket, or its folder by an id that is kept in it, so that a server
 * which is restarted, or shares the folder with another, has the same. */
export async function fileStoreName(config: Config): Promise<FileStoreName> {
  if (config.s3 !== null) {
    return { kind: 'shared', name: `s3:${config.s3.endpoint}/${config.s3.bucket}` };
  }
  const folder = fileFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = await keptText(folder, 'store-id', randomUUID);
  return { kind: 'own', name: `disk:${id}` };
}
