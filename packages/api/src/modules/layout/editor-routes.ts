import {
  deskLayoutDocument,
  deskLayoutDocuments,
  deskPreviewLayout,
  deskPublishLayout,
  deskRollBackLayout,
  deskSaveLayout,
} from '@pahiya/contracts/layout/layout-editor-contracts';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import type { Operator } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { performAct } from '../operators/acts/perform-act.ts';
import type { Act } from '../operators/acts/record-act.ts';
import type { DocumentName } from './defaults/document-name.ts';
import { readBody } from './document/layout-document.ts';
import { publishDocument, rollBackDocument } from './editing/publish-document.ts';
import { listDocuments, readDocument } from './editing/read-document.ts';
import { saveDraft } from './editing/save-draft.ts';

type Editing = {
  readonly operator: Operator;
  readonly requestId: string;
  readonly act: Act;
  readonly name: DocumentName;
  readonly note?: string;
};

/** Registers the editors' calls for layout documents. Every change is an audit entry. */
export function registerLayoutEditor(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;

  /** Changes a document, and returns its new state. */
  async function edit(
    { name, ...editing }: Editing,
    run: (tx: Transaction) => Promise<Result<undefined, Refusal>>,
  ) {
    const subject = `${name.kind} ${name.key}`;
    const done = await performAct(services, { ...editing, subject }, run);
    return done.ok ? readDocument(sql, name) : done;
  }

  serve(app, deskLayoutDocuments, async () => ok({ documents: [...(await listDocuments(sql))] }));

  serve(app, deskLayoutDocument, ({ query: { revision, ...name } }) =>
    readDocument(sql, name, revision),
  );

  serve(app, deskPreviewLayout, async ({ body: { body, ...name } }) => {
    const rendered = readBody(name, body);
    return rendered.ok ? ok({ rendered: { ...rendered.value } }) : rendered;
  });

  serve(app, deskSaveLayout, ({ body: draft, caller, request }) => {
    const { kind, key, expectedRevision, body, note = '' } = draft;
    const name = { kind, key };
    const told = note === '' ? {} : { note };
    return edit(
      { operator: caller, requestId: request.id, act: 'save-layout', name, ...told },
      (tx) =>
        saveDraft(tx, {
          name,
          expectedRevision,
          body,
          note: note === '' ? null : note,
          madeBy: caller.operatorId,
          now: services.now(),
        }),
    );
  });

  serve(app, deskPublishLayout, ({ body, caller, request }) => {
    const { kind, key, revision, expectedRevision } = body;
    const name = { kind, key };
    const note = `revision ${revision}`;
    return edit(
      { operator: caller, requestId: request.id, act: 'publish-layout', name, note },
      (tx) => publishDocument(tx, { name, revision, expectedRevision, now: services.now() }),
    );
  });

  serve(app, deskRollBackLayout, ({ body, caller, request }) => {
    const { kind, key, to, expectedRevision } = body;
    const name = { kind, key };
    const note = `to revision ${to}`;
    const madeBy = caller.operatorId;
    return edit(
      { operator: caller, requestId: request.id, act: 'roll-back-layout', name, note },
      (tx) =>
        rollBackDocument(tx, {
          name,
          revision: to,
          expectedRevision,
          madeBy,
          now: services.now(),
        }),
    );
  });
}
