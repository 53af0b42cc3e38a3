import { z } from 'zod';

/** Texts that may be missing, null or a number. */
const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => value ?? '');

/** Inner response of SARATHI/01. Source: ULIP API document and docs/providers/ulip-sarathi.md. */
export const licenceWire = z.object({
  dldetobj: z
    .array(
      z.object({
        dlobj: z.object({
          dlLicno: text,
          dlStatus: text,
          dlIssuedt: text,
          dlNtValdtoDt: text,
          dlTrValdtoDt: text,
        }),
        bioObj: z.object({ bioFullName: text }).nullish(),
        dlcovs: z
          .array(z.object({ covabbrv: text, vecatg: text }))
          .max(100)
          .nullish(),
      }),
    )
    .max(10),
});
export type LicenceWire = z.infer<typeof licenceWire>;
