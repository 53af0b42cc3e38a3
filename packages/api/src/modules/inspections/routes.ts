import * as contracts from '@pahiya/contracts/inspections/inspection-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { performLook } from '../operators/acts/perform-look.ts';
import { assignInspection, decideInspection } from './desk/decide-inspection.ts';
import { readDeskInspection, readDeskInspections } from './desk/read-desk-inspections.ts';
import { readOwn } from './recording/own-inspection.ts';
import { addPhoto, readPhoto, removePhoto } from './recording/photos.ts';
import { saveFindings } from './recording/save-findings.ts';
import { submitReport } from './recording/submit-report.ts';
import { openContact } from './store/contact.ts';
import { findRecorded } from './store/finding-repository.ts';
import { findInspectionsOf } from './store/inspection-repository.ts';
import { gapsOf, toGaps, toInspectionRow, toRecord } from './store/on-wire.ts';

/** 8 MB in base64 with the rest of the body. */
const photoBytes = 11_500_000;
/** Re-encoding is expensive; a whole inspection has fewer photos. */
const photos: LimitRule = { name: 'inspection-photos', points: 300, perSeconds: 600 };
const saves: LimitRule = { name: 'inspection-saves', points: 600, perSeconds: 600 };

/** Registers the inspector's calls and those of the desk. */
export function registerInspections(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql, settings } = services;

  serve(app, contracts.inspectorInspections, async ({ caller }) => {
    const rows = await findInspectionsOf(sql, caller.operatorId);
    const inState = (state: string) =>
      rows.filter((row) => row.state === state).map(toInspectionRow);
    return ok({ assigned: inState('assigned'), submitted: inState('submitted') });
  });

  serve(app, contracts.inspectorInspection, ({ params, caller, request }) =>
    performLook(
      services,
      {
        operator: caller,
        requestId: request.id,
        act: 'open-inspection',
        subject: params.inspectionId,
      },
      async () => {
        const own = await readOwn(sql, params.inspectionId, caller.operatorId);
        if (!own.ok) return own;
        const recorded = await findRecorded(sql, params.inspectionId);
        const contact = openContact(settings.secret, own.value);
        return ok({
          inspection: toInspectionRow(own.value),
          address: contact?.address ?? null,
          phone: contact?.mobile ?? null,
          returnNote: own.value.decisionNote,
          record: toRecord(own.value, recorded),
          gaps: toGaps(gapsOf(own.value, recorded)),
        });
      },
    ),
  );

  serve(
    app,
    contracts.inspectorSaveFindings,
    ({ params, body, caller }) =>
      saveFindings(services, params.inspectionId, caller.operatorId, body),
    { limits: ({ caller }) => [{ rule: saves, key: caller.operatorId }] },
  );

  serve(
    app,
    contracts.inspectorAddPhoto,
    ({ params, body, caller }) =>
      addPhoto(services, { ...params, ...body, inspectorId: caller.operatorId }),
    {
      bodyLimitBytes: photoBytes,
      limits: ({ caller }) => [{ rule: photos, key: caller.operatorId }],
    },
  );

  serve(app, contracts.inspectorRemovePhoto, ({ params, caller }) =>
    removePhoto(services, { ...params, inspectorId: caller.operatorId }),
  );

  serve(app, contracts.inspectorPhoto, async ({ params, caller }) => {
    const own = await readOwn(sql, params.inspectionId, caller.operatorId);
    return own.ok ? readPhoto(services, params.inspectionId, params.photoId) : own;
  });

  serve(app, contracts.inspectorSubmit, ({ params, caller, request }) =>
    submitReport(services, { ...params, operator: caller, requestId: request.id }),
  );

  serve(app, contracts.deskInspections, async () => ok(await readDeskInspections(sql)));

  serve(app, contracts.deskInspection, ({ params, caller, request }) =>
    performLook(
      services,
      {
        operator: caller,
        requestId: request.id,
        act: 'open-inspection',
        subject: params.inspectionId,
      },
      () => readDeskInspection(sql, params.inspectionId),
    ),
  );

  serve(app, contracts.deskInspectionPhoto, ({ params }) =>
    readPhoto(services, params.inspectionId, params.photoId),
  );

  serve(app, contracts.deskAssignInspection, ({ params, body, caller, request }) =>
    assignInspection(services, { ...params, ...body, operator: caller, requestId: request.id }),
  );

  serve(app, contracts.deskDecideInspection, ({ params, body, caller, request }) =>
    decideInspection(services, { ...params, ...body, operator: caller, requestId: request.id }),
  );
}
