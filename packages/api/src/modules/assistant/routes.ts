import {
  askAssistant as askContract,
  assistantHistory,
  clearAssistant,
} from '@pahiya/contracts/assistant/assistant-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { deviceCookie, readDeviceId } from '../../http/device.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { askAssistant } from './ask-assistant.ts';
import { assistantAccountData } from './assistant-account-data.ts';
import { askerOf, clearMessages } from './message-repository.ts';
import { readConversation } from './read-conversation.ts';

const perDevice: LimitRule = { name: 'assistant-device', points: 10, perSeconds: 60 };
/** Many people share one address in a mobile network. */
const perAddress: LimitRule = { name: 'assistant-address', points: 100, perSeconds: 600 };

/** Registers the calls of the module. */
export function registerAssistant(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  accountData.push(assistantAccountData);
  const { sql, settings } = services;

  serve(
    app,
    askContract,
    async ({ body, caller, device }) => {
      const asker = askerOf(caller, () => device.id, settings.secret);
      return ok(await askAssistant(services, { ...body, asker }));
    },
    {
      limits: ({ address, device }) => [
        { rule: perDevice, key: device.id },
        { rule: perAddress, key: addressUnit(address) },
      ],
    },
  );

  serve(app, assistantHistory, async ({ caller, request }) => {
    // A browser without a device cookie has no history; reading it must not set one.
    const deviceId = readDeviceId(request.cookies[deviceCookie], settings.secret);
    if (caller.kind !== 'user' && deviceId === null) return ok({ messages: [] });
    const asker = askerOf(caller, () => deviceId ?? '', settings.secret);
    return ok({ messages: await readConversation(sql, asker) });
  });

  serve(app, clearAssistant, async ({ caller, device }) => {
    await clearMessages(
      sql,
      askerOf(caller, () => device.id, settings.secret),
    );
    return ok({ cleared: true as const });
  });
}
