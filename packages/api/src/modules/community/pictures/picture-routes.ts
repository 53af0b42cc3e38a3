import * as contracts from '@pahiya/contracts/community/picture-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { dropOwn, picturesAtMost, takeUpload } from './own-pictures.ts';
import { selectWaiting } from './picture-repository.ts';
import { pictureOnWire, readPicture } from './picture-store.ts';

/** Re-encoding an image is expensive. */
const uploading: LimitRule = { name: 'community-pictures', points: 20, perSeconds: 3600 };
const changing: LimitRule = { name: 'community-change', points: 200, perSeconds: 86_400 };
/** 8 MB in base64 with the rest of the body. */
const pictureBytes = 11_500_000;

/** Registers pictures of posts. */
export function registerPictures(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const per = (rule: LimitRule) => ({
    limits: ({ caller }: { readonly caller: { readonly userId: string } }) => [
      { rule, key: caller.userId },
    ],
  });
  serve(
    app,
    contracts.addPicture,
    ({ body, caller: { userId } }) => takeUpload(services, { ...body, userId }),
    { bodyLimitBytes: pictureBytes, ...per(uploading) },
  );
  serve(app, contracts.waitingPictures, async ({ query: { place }, caller: { userId } }) => {
    const [pictures, atMost] = await Promise.all([
      selectWaiting(services.sql, userId, place),
      picturesAtMost(services, { userId, place }),
    ]);
    return ok({ pictures: pictures.map(pictureOnWire), atMost });
  });
  serve(
    app,
    contracts.dropPicture,
    ({ body: { pictureId }, caller: { userId } }) => dropOwn(services, { pictureId, userId }),
    { bodyLimitBytes: 1024, ...per(changing) },
  );
  serve(app, contracts.ownPicture, ({ params: { pictureId }, caller: { userId } }) =>
    readPicture(services, pictureId, { userId }),
  );
  serve(app, contracts.moderatedPicture, ({ params: { pictureId } }) =>
    readPicture(services, pictureId, 'moderator'),
  );
}
