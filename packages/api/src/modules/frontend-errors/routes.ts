import { logFrontendError } from '@pahiya/contracts/app/app-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { scrubReport } from './scrub-report.ts';

const perDevice: LimitRule = { name: 'frontend-errors-device', points: 20, perSeconds: 60 };
const perAddress: LimitRule = { name: 'frontend-errors-address', points: 60, perSeconds: 60 };

/** Registers the calls of the module. */
export function registerFrontendErrors(app: FastifyInstance, { serve }: ModuleTools): void {
  serve(
    app,
    logFrontendError,
    async ({ body, request }) => {
      request.log.warn({ frontendError: scrubReport(body) }, 'frontend error');
      return ok({ accepted: true });
    },
    {
      bodyLimitBytes: 16_384,
      limits: ({ device, address }) => [
        { rule: perDevice, key: device.id },
        { rule: perAddress, key: addressUnit(address) },
      ],
    },
  );
}
