import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { watchAccountData } from './watches.ts';

/** Registers export and deletion of watches. They have no calls: each kind's module has those of its page. */
export function registerWatches(_app: FastifyInstance, { accountData }: ModuleTools): void {
  accountData.push(watchAccountData);
}
