import {
  editorClosePoll,
  editorNewsletter,
  editorSavePoll,
  editorSendNewsletter,
} from '@pahiya/contracts/blog/editor-poll-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { enqueueAgain } from '../../../tasks/dead-tasks.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { wrongState } from '../../operators/refusals.ts';
import { endPoll, writePoll } from '../editing/editor-poll.ts';
import { newsletterSubject } from '../newsletter/send-newsletter.task.ts';
import { countReaders } from '../newsletter/subscriber-repository.ts';

/** Registers the editors' calls for polls and the newsletter. */
export function registerPollEditor(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql, now } = services;

  serve(app, editorSavePoll, ({ params: { articleId }, body, caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'save-poll', subject: articleId },
      (tx) => writePoll(tx, articleId, body, now()),
    ),
  );

  serve(app, editorClosePoll, ({ params: { pollId }, caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'close-poll', subject: pollId },
      (tx) => endPoll(tx, pollId, now()),
    ),
  );

  serve(app, editorNewsletter, async () => ok(await countReaders(sql)));

  serve(app, editorSendNewsletter, async ({ caller, request }) => {
    const queued = await performAct(
      services,
      { operator: caller, requestId: request.id, act: 'send-newsletter' },
      async (tx) => {
        const { due } = await countReaders(tx);
        if (due === 0) return err(wrongState);
        const dueAt = now();
        await enqueueAgain(tx, { kind: 'send-newsletter', subject: newsletterSubject, dueAt });
        return ok({ isQueued: true as const });
      },
    );
    if (queued.ok) wakeWorkers(sql);
    return queued;
  });
}
