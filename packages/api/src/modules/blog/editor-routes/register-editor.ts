import {
  editorArticle,
  editorArticles,
  editorCreateArticle,
  editorMoveArticle,
  editorPlaceRevision,
  editorPreview,
  editorRestoreRevision,
  editorRevision,
  editorSaveArticle,
  editorWithdrawArticle,
} from '@pahiya/contracts/blog/editor-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Operator } from '../../../http/caller.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import type { Act } from '../../operators/acts/record-act.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { renderDraft } from '../editing/article-content.ts';
import { moveArticle } from '../editing/move-article.ts';
import { saveArticle, startArticle } from '../editing/save-article.ts';
import { withdrawArticle } from '../editing/withdraw-article.ts';
import { readEditorRevision } from '../editor-reading/editor-revision.ts';
import { listEditorArticles } from '../editor-reading/list-editor-articles.ts';
import { readEditorArticle } from '../editor-reading/read-editor-article.ts';
import { draftOfInput, draftOfRevision } from './draft-of-input.ts';
import { placeRevision } from './place-revision.ts';
import { previewText } from './preview-text.ts';
import { registerPollEditor } from './register-poll-editor.ts';
import { registerTopicEditor } from './register-topic-editor.ts';

/** Both languages at maximum length, three bytes per Hindi letter, and JSON's overhead. */
const draftBytes = 600_000;
/** The live preview calls after each pause in typing. */
const previews: LimitRule = { name: 'editor-preview', points: 240, perSeconds: 60 };
const saves: LimitRule = { name: 'editor-save', points: 60, perSeconds: 60 };

/** Registers the editors' calls for articles. Every change is recorded in the audit log. */
export function registerBlogEditor(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  const { sql, now } = services;
  registerPollEditor(app, tools);
  registerTopicEditor(app, tools);

  serve(app, editorArticles, async ({ query }) => ok(await listEditorArticles(sql, query)));

  serve(app, editorArticle, ({ params }) => readEditorArticle(sql, params.articleId));

  serve(app, editorRevision, async ({ params }) => {
    const revision = await readEditorRevision(sql, params.revisionId);
    return revision === null ? err(notAtDesk) : ok(revision);
  });

  const saving = {
    bodyLimitBytes: draftBytes,
    limits: ({ caller }: { caller: Operator }) => [{ rule: saves, key: caller.operatorId }],
  };

  serve(
    app,
    editorCreateArticle,
    async ({ body, caller, request }) => {
      const rendered = await renderDraft(draftOfInput(body.draft));
      const { slug } = body;
      const acting = actingOf({ caller, request }, 'create-article', slug);
      const save = { slug, rendered, madeBy: caller.operatorId, now: now() };
      return performAct(services, acting, (tx) => startArticle(tx, save));
    },
    saving,
  );

  serve(
    app,
    editorSaveArticle,
    async ({ params: { articleId }, body, caller, request }) => {
      const rendered = await renderDraft(draftOfInput(body.draft));
      const { baseRevisionId } = body;
      const acting = actingOf({ caller, request }, 'save-article', articleId);
      const save = { articleId, baseRevisionId, rendered, madeBy: caller.operatorId, now: now() };
      return performAct(services, acting, (tx) => saveArticle(tx, save));
    },
    saving,
  );

  serve(app, editorPlaceRevision, async ({ params, body, caller, request }) =>
    placeRevision(services, { ...params, place: body, caller, requestId: request.id }),
  );

  serve(
    app,
    editorRestoreRevision,
    async ({ params, body, caller, request }) => {
      const old = await readEditorRevision(sql, params.revisionId);
      const acting = actingOf({ caller, request }, 'restore-article', params.revisionId);
      if (old === null) return performAct(services, acting, async () => err(notAtDesk));
      const { articleId } = old;
      const rendered = await renderDraft(draftOfRevision(old, body.note));
      const { baseRevisionId } = body;
      const save = { articleId, baseRevisionId, rendered, madeBy: caller.operatorId, now: now() };
      const restored = { ...save, restoredFrom: old.number };
      return performAct(services, acting, (tx) => saveArticle(tx, restored));
    },
    { limits: saving.limits },
  );

  serve(app, editorMoveArticle, ({ params: { articleId }, body, caller, request }) => {
    const acting = { ...actingOf({ caller, request }, 'move-article', articleId), note: body.slug };
    return performAct(services, acting, async (tx) => {
      const moved = await moveArticle(tx, { articleId, slug: body.slug, now: now() });
      return moved.ok ? ok({ articleId }) : moved;
    });
  });

  serve(app, editorWithdrawArticle, ({ params: { articleId }, caller, request }) => {
    const acting = actingOf({ caller, request }, 'withdraw-article', articleId);
    return performAct(services, acting, (tx) => withdrawArticle(tx, { articleId, now: now() }));
  });

  serve(app, editorPreview, async ({ body }) => ok(await previewText(body)), {
    bodyLimitBytes: draftBytes,
    limits: ({ caller }) => [{ rule: previews, key: caller.operatorId }],
  });
}

function actingOf(
  { caller, request }: { caller: Operator; request: { readonly id: string } },
  act: Act,
  subject: string,
) {
  return { operator: caller, requestId: request.id, act, subject };
}
