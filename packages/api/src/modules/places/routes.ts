import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../app.ts';

/** Registers the calls of the module. */
export function registerPlaces(_app: FastifyInstance, _tools: ModuleTools): void {}
