import { z } from 'zod';

/** Response of `POST /vcourts/v2/cases/search`. The accused's name (`party_name`) is not read. */
const text = z.string().nullish();

const courtCaseWire = z.object({
  challan_no: z.string(),
  veh_no: z.string(),
  cino: text,
  state_cd: text,
  dist_name: text,
  dept_name: text,
  offence_dt: text,
  offence_place: text,
  acts: z.array(z.object({ act_section: text, offence_desc: text })),
  proposed_fine: text,
  case_status: z.string(),
  court_name: text,
  court_complex: text,
  next_dt: text,
  docs_seized: text,
  epay: z.object({ receipt_no: text, amount: text }).nullish(),
});

/** One traffic case after parsing. */
export type CourtCase = z.infer<typeof courtCaseWire>;

/** `status` is the result code, with HTTP 200. */
export const courtSearchWire = z.discriminatedUnion('status', [
  z.object({ status: z.literal('OK'), cases: z.array(courtCaseWire) }),
  z.object({ status: z.literal('NO_RECORD') }),
  z.object({ status: z.literal('MAINTENANCE') }),
  z.object({ status: z.literal('BAD_REQUEST') }),
]);
