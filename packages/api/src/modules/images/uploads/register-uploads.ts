import {
  editorDeleteImage,
  editorImages,
  editorUploadImage,
} from '@pahiya/contracts/images/image-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { deleteUpload } from './delete-upload.ts';
import { listUploads } from './list-uploads.ts';
import { storeUpload } from './store-upload.ts';
import { uploadKey } from './upload-store.ts';

/** 8 MB in base64 with the rest of the body. */
const uploadBytes = 11_500_000;
/** Re-encoding an image is expensive. */
const uploads: LimitRule = { name: 'editor-images', points: 60, perSeconds: 600 };

/** Registers the editors' image calls. */
export function registerUploads(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, editorImages, async ({ query }) =>
    ok(await listUploads(services.sql, query.pageNumber)),
  );

  serve(
    app,
    editorUploadImage,
    ({ body, caller, request }) => {
      const acting = { operator: caller, requestId: request.id, act: 'upload-image' } as const;
      return storeUpload(services, { ...body, acting });
    },
    {
      bodyLimitBytes: uploadBytes,
      limits: ({ caller }) => [{ rule: uploads, key: caller.operatorId }],
    },
  );

  serve(app, editorDeleteImage, async ({ params: { imageId }, caller, request }) => {
    const acting = { operator: caller, requestId: request.id, act: 'delete-image' } as const;
    const done = await performAct(services, { ...acting, subject: imageId }, (tx) =>
      deleteUpload(tx, imageId),
    );
    // While the store is unavailable, an unreferenced file remains.
    if (done.ok) await services.files.remove(uploadKey(imageId));
    return done;
  });
}
