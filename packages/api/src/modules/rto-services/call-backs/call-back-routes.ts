import {
  askRtoCallBack,
  deskCallBacks,
  deskCloseCallBack,
  withdrawRtoCallBack,
} from '@pahiya/contracts/rto-services/call-back-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { mobileHash, tenDigits } from '../../auth/mobile.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { askCallBack, withdrawCallBack } from './ask-call-back.ts';
import { closeCallBack, readCallBacks } from './desk-call-backs.ts';

const hour = 60 * 60;
const askers: LimitRule = { name: 'rto-call-back', points: 10, perSeconds: hour };
/** Limits callbacks per number, so that strangers cannot have someone called repeatedly. */
const mobiles: LimitRule = { name: 'rto-call-back-mobile', points: 3, perSeconds: 24 * hour };

/** Registers the callback calls of visitors and the desk. */
export function registerCallBacks(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql, settings, now } = services;

  serve(
    app,
    askRtoCallBack,
    ({ body, caller }) =>
      askCallBack(services, body, caller.kind === 'user' ? caller.userId : null),
    {
      limits: ({ address, body }) => [
        { rule: askers, key: addressUnit(address) },
        {
          rule: mobiles,
          key: mobileHash(settings.secret, tenDigits(body.mobile)).toString('base64url'),
        },
      ],
    },
  );

  serve(app, withdrawRtoCallBack, ({ body }) => withdrawCallBack(services, body.key));

  serve(app, deskCallBacks, ({ caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'open-call-backs' },
      async (tx) => ok(await readCallBacks(tx, settings.secret)),
    ),
  );

  serve(app, deskCloseCallBack, ({ params, body, caller, request }) => {
    const { callBackId } = params;
    return performAct(
      { sql, now },
      {
        operator: caller,
        requestId: request.id,
        act: 'close-call-back',
        subject: callBackId,
        note: body.outcome,
      },
      (tx) => closeCallBack(tx, { ...body, callBackId, operatorId: caller.operatorId, now: now() }),
    );
  });
}
