import { z } from 'zod';

/** Services whose faults can be set at run time. `ulip` is VAHAN/01, `echallan` ECHALLAN/01, `fastag-tags`
 * FASTAG/02, `fastag-crossings` FASTAG/01, `sarathi` SARATHI/01, `ulip-login` the login of all. */
export const SERVICES = [
  'ulip',
  'ulip-login',
  'msg91',
  'call-bridge',
  'echallan',
  'virtual-courts',
  'state-police',
  'settlement-partner',
  'rto-agent',
  'vehicle-records',
  'fastag-tags',
  'fastag-crossings',
  'sarathi',
  'bbps',
  'tag-issuer',
  'loan-network',
  'lender-gateway',
  'insurer-hub',
  'insurer-link',
  'videos',
  'car-feed',
  'dealer-feed',
  'web-push',
  'whatsapp',
  'partner-webhook',
  'razorpay',
  'smtp',
  's3',
  'sinks',
  'meta',
  'chat-completions',
] as const;
export type Service = (typeof SERVICES)[number];

/** A fault as set by the control API. */
export const faultInput = z
  .strictObject({
    latencyMs: z.int().min(0).max(120_000).optional().describe('Delay before the response.'),
    status: z.int().min(400).max(599).optional().describe('Responds with this HTTP status.'),
    mode: z
      .enum([
        'malformed',
        'malformed-xml',
        'xml-bomb',
        'other-record',
        'reset',
        'silent',
        'lost-answer',
        'huge',
        'down',
        'token-expired',
        'cut-off',
        'invented-fact',
        'foreign-markup',
        'no-source',
        'doubled-rows',
        'oversized',
        'hostile-cells',
        'redirect-inside',
      ])
      .optional()
      .describe(
        'malformed: broken JSON; malformed-xml: a record cut off; xml-bomb: nested entities; other-record: ' +
          'the record of another number; reset: the connection is reset; silent: no answer ever; ' +
          'lost-answer: does what was asked, then resets the connection; huge: an answer of 10 MB; ' +
          'down: the documented "service is down" text; token-expired: 401 once, every token is forgotten; of a model: cut-off: ends half-way; invented-fact, ' +
          'foreign-markup, no-source: writes what it was told not to.',
      ),
    times: z
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .describe('Number of calls; default: until removed.'),
  })
  .refine(
    (fault) =>
      fault.latencyMs !== undefined || fault.status !== undefined || fault.mode !== undefined,
    {
      message: 'give at least one of latencyMs, status, mode',
    },
  );

export type Fault = z.infer<typeof faultInput>;
export type FaultMode = NonNullable<Fault['mode']>;

/** Active faults by service. */
export type FaultBoard = {
  /** The fault for a call; decremented if set for a number of calls. */
  readonly take: (service: Service) => Fault | null;
  readonly set: (service: Service, fault: Fault) => void;
  readonly get: (service: Service) => Fault | null;
  readonly clear: (service?: Service) => void;
};

export function createFaultBoard(): FaultBoard {
  const faults = new Map<Service, Fault>();
  return {
    set: (service, fault) => void faults.set(service, fault),
    get: (service) => faults.get(service) ?? null,
    clear: (service) => (service === undefined ? faults.clear() : void faults.delete(service)),
    take(service) {
      const fault = faults.get(service);
      if (fault === undefined) return null;
      if (fault.times === 1) faults.delete(service);
      else if (fault.times !== undefined) faults.set(service, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
}
