import { lookUpLicence as contract } from '@pahiya/contracts/garage/licence-contracts';
import { readLicenceNumber } from '@pahiya/domain/garage/driving-licence';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { lookUpLicence } from './look-up-licence.ts';

/** Few a day: the pair of number and date of birth must not be guessed. */
const perDay: LimitRule = { name: 'licence-day', points: 5, perSeconds: 86_400 };
const perAddress: LimitRule = { name: 'licence-address', points: 20, perSeconds: 86_400 };

/** Registers the look-up of driving licences. */
export function registerLicences(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    contract,
    async ({ body }) => {
      const number = readLicenceNumber(body.licenceNumber);
      const bornOn = parseIstDate(body.bornOn);
      const isBorn = bornOn !== null && bornOn <= istDateOf(services.now());
      if (number === null || !isBorn) return err(badInput(number === null, !isBorn));
      return lookUpLicence(services, { number, bornOn });
    },
    {
      limits: ({ caller, address }) => [
        { rule: perDay, key: caller.userId },
        { rule: perAddress, key: addressUnit(address) },
      ],
      bodyLimitBytes: 1024,
    },
  );
}

function badInput(isNumberWrong: boolean, isDayWrong: boolean): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [
      ...(isNumberWrong
        ? [
            {
              path: 'body.licenceNumber',
              message: 'Enter the number as on the licence: state, RTO, year and seven digits.',
            },
          ]
        : []),
      ...(isDayWrong
        ? [{ path: 'body.bornOn', message: 'Enter the date of birth as on the licence.' }]
        : []),
    ],
  };
}
