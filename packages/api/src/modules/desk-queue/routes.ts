import { deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { readQueue } from './read-queue.ts';

/** Registers the queue of the desk. */
export function registerDeskQueue(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, deskQueue, ({ query, caller }) => readQueue(services, caller.operatorId, query));
}
