import {
  editorCarVideos,
  editorDeleteCarVideo,
  editorSaveCarVideo,
  homeCarVideos,
  modelCarVideos,
} from '@pahiya/contracts/new-cars/car-video-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { carContent } from '../content/car-content.ts';
import { noSuchCar } from '../reading/read-catalogue.ts';
import { findReviewedModel } from '../reviews/review-repository.ts';
import { deleteVideo, putVideo, selectPlayable, selectVideos } from './video-repository.ts';

/** Registers videos of new cars, and what editors do with them. */
export function registerCarVideos(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  const modelIdOf = async (make: string, model: string) =>
    (await findReviewedModel(sql, { make, model }))?.modelId ?? null;

  serve(app, homeCarVideos, async () => ok({ videos: [...(await selectPlayable(sql, null))] }));
  serve(app, modelCarVideos, async ({ query: { make, model } }) => {
    const modelId = await modelIdOf(make, model);
    return modelId === null
      ? err(noSuchCar)
      : ok({ videos: [...(await selectPlayable(sql, modelId))] });
  });

  serve(app, editorCarVideos, async () =>
    ok({
      videos: (await selectVideos(sql)).map((video) => ({
        ...video,
        checkedAt: video.checkedAt?.toISOString() ?? null,
        goneSince: video.goneSince?.toISOString() ?? null,
      })),
    }),
  );
  serve(app, editorSaveCarVideo, async ({ body: { model, ...given }, caller, request }) => {
    const facts = { ...given, publishedOn: given.publishedOn as IstDate };
    const [make = '', name = ''] = model.split('/');
    const modelId = model === '' ? null : await modelIdOf(make, name);
    const acting = { operator: caller, requestId: request.id, act: 'save-car-video' } as const;
    return performAct(
      services,
      { ...acting, subject: `${facts.videoId} ${model}`.trim() },
      async (tx) => {
        if (model !== '' && modelId === null) return err(noSuchCar);
        await putVideo(tx, { ...facts, modelId, now: services.now() });
        await bumpContent(tx, carContent);
        return ok({ isSaved: true as const });
      },
    );
  });
  serve(app, editorDeleteCarVideo, ({ params: { id }, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'delete-car-video' },
        subject: String(id),
      },
      async (tx) => {
        if (!(await deleteVideo(tx, id))) return err(notAtDesk);
        await bumpContent(tx, carContent);
        return ok({ isDeleted: true as const });
      },
    ),
  );
}
