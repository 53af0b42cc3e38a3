import * as contracts from '@pahiya/contracts/used-cars/car-enquiry-contracts';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { enquiryLimit } from '../../partner-leads/ask/enquiry-limit.ts';
import { askAboutCar } from './ask-about-car.ts';

/** Registers enquiries about a dealer's car. */
export function registerCarEnquiries(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    contracts.askAboutCar,
    ({ params, body, caller }) =>
      askAboutCar(services, { ...params, ...body, userId: caller.userId }),
    { bodyLimitBytes: 4096, limits: ({ caller }) => [{ rule: enquiryLimit, key: caller.userId }] },
  );
}
