import {
  getForm,
  sendSheetRow,
  sheetForms,
  submitForm as submitContract,
} from '@pahiya/contracts/forms/form-contracts';
import {
  sendAdEvent as adContract,
  sendFeedback,
  sendLinkSms as smsContract,
} from '@pahiya/contracts/forms/note-contracts';
import { err } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { sendAdEvent } from './ads/send-ad-event.ts';
import { registerFormDesk } from './desk-routes.ts';
import { formAccountData } from './form-account-data.ts';
import { sendLinkSms } from './notes/send-link-sms.ts';
import { takeFeedback } from './notes/take-feedback.ts';
import { readForm } from './read-form.ts';
import { closedSheet } from './submitting/refusals.ts';
import { submitForm } from './submitting/submit-form.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** Many people share one address of a mobile network; the limit is per hour. */
const fromAddress: LimitRule = { name: 'forms-address', points: 60, perSeconds: hour };
const fromDevice: LimitRule = { name: 'forms-device', points: 15, perSeconds: hour };
const texts: readonly LimitRule[] = [
  { name: 'link-sms-minute', points: 1, perSeconds: 60 },
  { name: 'link-sms-day', points: 5, perSeconds: day },
];
const events: LimitRule = { name: 'ad-events', points: 120, perSeconds: 60 };

/** Registers forms, feedback, link by SMS, spreadsheets, events, and the desk's calls. */
export function registerForms(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData } = tools;
  const { sql, sinks, settings } = services;
  accountData.push(formAccountData(settings));
  const limits = ({ address, device }: { address: string; device: { id: string } }) => [
    { rule: fromDevice, key: device.id },
    { rule: fromAddress, key: addressUnit(address) },
  ];

  serve(app, getForm, ({ params, query }) => readForm(sql, { ...params, ...query }));

  serve(
    app,
    submitContract,
    ({ params, body, caller, device, request }) =>
      submitForm(services, {
        ...params,
        ...body,
        caller,
        deviceId: device.id,
        userAgent: request.headers['user-agent'],
      }),
    { limits },
  );

  serve(
    app,
    sendSheetRow,
    async ({ params, body, caller, device, request }) => {
      if (sinks[`sheet-${params.name}`] === undefined) return err(closedSheet);
      return submitForm(services, {
        ...body,
        formId: sheetForms[params.name],
        version: body.version ?? null,
        caller,
        deviceId: device.id,
        userAgent: request.headers['user-agent'],
      });
    },
    { limits },
  );

  serve(
    app,
    sendFeedback,
    ({ body, caller, device, request }) =>
      takeFeedback(services, {
        ...body,
        caller,
        deviceId: device.id,
        userAgent: request.headers['user-agent'],
      }),
    { limits },
  );

  serve(app, smsContract, (context) => sendLinkSms(services, context), {
    limits: ({ caller }) => texts.map((rule) => ({ rule, key: caller.userId })),
  });

  serve(app, adContract, (context) => sendAdEvent(services, context), {
    limits: ({ address }) => [{ rule: events, key: addressUnit(address) }],
  });

  registerFormDesk(app, tools);
}
