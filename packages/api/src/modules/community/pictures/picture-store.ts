import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { putSealedFile, readSealedFile } from '../../../sealed-files.ts';
import type { Services } from '../../../services.ts';
import { imageNotStored } from '../../images/uploads/read-image.ts';
import { notInCommunity } from '../store/community-refusals.ts';
import { findPictureKey, type PictureRow, type PictureViewer } from './picture-repository.ts';

const purpose = 'pictures of the community';
const publicPath = /^\/media\/community\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

type Store = Pick<Services, 'files' | 'settings'> & { readonly sql: Queryable };

/** A picture as it is sent. `src` answers while its post is shown. */
export function pictureOnWire(picture: PictureRow) {
  const { pictureId, alt, width, height, isSynthetic } = picture;
  return { pictureId, alt, width, height, isSynthetic, src: `/media/community/${pictureId}.webp` };
}

/** Writes a picture to the file store. False: the store is unavailable. */
export function putPicture(
  store: Pick<Store, 'files' | 'settings'>,
  name: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return putSealedFile(store, { purpose, name }, bytes);
}

/** Whether the public may see the picture at an address. */
export async function hasPublicPicture(
  { sql }: Pick<Store, 'sql'>,
  path: string,
): Promise<boolean> {
  const id = publicPath.exec(path)?.[1];
  return id !== undefined && (await findPictureKey(sql, id, 'public')) !== null;
}

/** The picture at a public address. */
export async function readPublicPicture(
  store: Store,
  path: string,
): Promise<Result<Buffer, 'not-found' | 'unreachable'>> {
  const id = publicPath.exec(path)?.[1];
  const key = id === undefined ? null : await findPictureKey(store.sql, id, 'public');
  return key === null ? err('not-found') : readSealedFile(store, { purpose, name: key });
}

/** A picture for its author or a moderator. */
export async function readPicture(
  store: Store,
  pictureId: string,
  viewer: PictureViewer,
): Promise<Result<FileAnswer, Refusal>> {
  const key = await findPictureKey(store.sql, pictureId, viewer);
  if (key === null) return err(notInCommunity);
  const bytes = await readSealedFile(store, { purpose, name: key });
  if (!bytes.ok) return err(bytes.error === 'not-found' ? notInCommunity : imageNotStored);
  return ok(new FileAnswer({ bytes: bytes.value, contentType: 'image/webp', fileName: null }));
}
