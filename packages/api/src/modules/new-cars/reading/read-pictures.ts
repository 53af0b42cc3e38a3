import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carModels } from '@pahiya/contracts/new-cars/new-car-contracts';
import type { Queryable } from '../../../db/database.ts';
import { readUploads } from '../../images/uploads/read-uploads.ts';
import { selectPictured } from './picture-repository.ts';

/** How a model is shown: its photograph, and values by hand for its drawing. */
export type CarPicture = Pick<AnswerOf<typeof carModels>['models'][number], 'photo' | 'hand'>;

/** Pictures by `make/model`; models without a photograph or values by hand are absent. */
export type CarPictures = ReadonlyMap<string, CarPicture>;

const plain: CarPicture = { photo: null, hand: null };

/** Pictures of the models of some makes, or (null) of all. A photograph that was deleted since is none. */
export async function readPictures(
  sql: Queryable,
  makes: readonly string[] | null,
): Promise<CarPictures> {
  const rows = await selectPictured(sql, makes);
  const photos = await readUploads(
    sql,
    rows.flatMap(({ photoId }) => photoId ?? []),
  );
  return new Map(
    rows.map(({ model, photoId, hand }) => [
      model,
      { photo: photoId === null ? null : (photos.get(photoId) ?? null), hand },
    ]),
  );
}

/** The picture of a model. */
export function pictureOf(pictures: CarPictures, make: string, model: string): CarPicture {
  return pictures.get(`${make}/${model}`) ?? plain;
}
