import {
  editorDeleteTopic,
  editorSaveTopic,
  editorTopics,
} from '@pahiya/contracts/blog/editor-topic-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { deleteTopic, readTopics, saveTopic } from '../editing/topics.ts';

/** Registers the editors' calls for topics. */
export function registerTopicEditor(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, editorTopics, async () => ok(await readTopics(services.sql)));

  serve(app, editorSaveTopic, ({ params: { topicId }, body, caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'save-topic', subject: topicId },
      (tx) => saveTopic(tx, topicId, body),
    ),
  );

  serve(app, editorDeleteTopic, ({ params: { topicId }, caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'delete-topic', subject: topicId },
      (tx) => deleteTopic(tx, topicId),
    ),
  );
}
