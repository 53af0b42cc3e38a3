import { editorImages, editorUploadImage } from '@pahiya/contracts/images/image-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { listUploads } from './list-uploads.ts';
import { storeUpload } from './store-upload.ts';

/** 8 MB in base64, and what stands around it. */
const uploadBytes = 11_500_000;
/** Drawing a picture takes a processor for a moment. */
const uploads: LimitRule = { name: 'editor-images', points: 60, perSeconds: 600 };

/** Registers what editors do with pictures. */
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
}
