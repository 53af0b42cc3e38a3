import { z } from 'zod';

/** Response of `POST /police/echallan/api/notices`. The owner's name is not read. */
const text = z.string().nullish();

const policeNoticeWire = z.object({
  noticeNo: z.string(),
  regnNo: z.string(),
  stateCd: text,
  policeUnit: text,
  districtName: text,
  violationDtTm: text,
  junctionName: text,
  violations: z.array(z.object({ mvAct: text, violation: text })),
  compoundAmt: text,
  paidAmt: text,
  receiptNo: text,
  noticeStatus: z.string(),
  courtName: text,
  courtDate: text,
  docSeized: text,
  evidence: z
    .array(z.object({ imgUrl: z.string() }))
    .nullish()
    .transform((pictures) => pictures ?? []),
});

/** One notice after parsing. */
export type PoliceNotice = z.infer<typeof policeNoticeWire>;

/** `respCode` is the result code, with HTTP 200: found, none, system down, bad input. */
export const policeNoticesWire = z.discriminatedUnion('respCode', [
  z.object({ respCode: z.literal('00'), notices: z.array(policeNoticeWire) }),
  z.object({ respCode: z.literal('07') }),
  z.object({ respCode: z.literal('91') }),
  z.object({ respCode: z.literal('12') }),
]);
