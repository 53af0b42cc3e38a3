import { z } from 'zod';

/** Texts that may be missing, null or a number. Personal names, licence numbers and remarks are deliberately not
 * read. */
const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => value ?? '');

/** A challan of ECHALLAN/01. `rto_distric_name` is the system's spelling; amounts are texts. */
const echallanRecordWire = z.object({
  challan_no: z.union([z.string(), z.number()]).transform(String),
  challan_date_time: text,
  challan_place: text,
  state_code: text,
  rto_distric_name: text,
  department: text,
  offence_details: z
    .array(z.object({ act: text, name: text }))
    .nullish()
    .transform((offences) => offences ?? []),
  fine_imposed: text,
  amount_of_fine_imposed: text,
  received_amount: text,
  receipt_no: text,
  document_impounded: text,
  sent_to_reg_court: text,
  sent_to_virtual_court: text,
  court_name: text,
  court_address: text,
  date_of_proceeding: text,
});

/** One challan after parsing. */
export type EchallanRecord = z.infer<typeof echallanRecordWire>;

const records = z.array(echallanRecordWire);

/** The two lists, with headings as documented or in lower case. One of them may be missing, but not both; a
 * malformed list is not treated as missing. */
const absent = z.undefined().optional();
const listsWire = z.union([
  z.object({ Pending_data: records, Disposed_data: records.optional() }),
  z.object({ Pending_data: absent, Disposed_data: records }),
  z.object({ pending_data: records, disposed_data: records.optional() }),
  z.object({ pending_data: absent, disposed_data: records }),
]);

/** The inner response: the lists directly or one level down under `data`; code 305 means none. Source: ULIP API
 * document ECHALLAN, `ECHALLAN/01`; both nestings were observed. */
export const echallanWire = z.union([
  z.object({ code: z.union([z.literal('305'), z.literal(305)]) }).transform(() => 'none' as const),
  z.object({ data: listsWire }).transform(({ data }) => data),
  listsWire,
]);

/** {@link echallanWire} after parsing. */
export type EchallanLists = Exclude<z.infer<typeof echallanWire>, 'none'>;
