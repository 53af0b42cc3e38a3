import { z } from 'zod';

/** Texts that may be missing, null or a number. */
const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => value ?? '');

const pairs = z.array(z.object({ name: z.string(), value: text })).max(200);

/** Inner response of FASTAG/02: one entry of `vehicledetails` per tag, each with its fields as pairs in any order.
 * Source: ULIP answer seen in public; docs/providers/ulip-fastag.md. */
export const tagDetailsWire = z.object({
  vehicle: z.object({
    errCode: text,
    vehicledetails: z
      .array(z.object({ detail: pairs }))
      .max(100)
      .nullish(),
  }),
});

/** Inner response of FASTAG/01: the transactions of the last 72 hours. */
export const crossingsWire = z.object({
  vehicle: z.object({
    errCode: text,
    vehltxnList: z
      .object({
        txn: z
          .array(
            z.object({
              readerReadTime: text,
              seqNo: text,
              laneDirection: text,
              tollPlazaGeocode: text,
              tollPlazaName: text,
              vehicleType: text,
              vehicleRegNo: text,
            }),
          )
          .max(5_000)
          .nullish(),
      })
      .nullish(),
  }),
});

/** Fields of one tag as pairs. */
export type TagPairs = z.infer<typeof pairs>;
/** One transaction after parsing. */
export type CrossingRecord = NonNullable<
  NonNullable<z.infer<typeof crossingsWire>['vehicle']['vehltxnList']>['txn']
>[number];
