import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import { z } from 'zod';
import { inEveryLanguage, instantSchema, istDateSchema } from '../fields.ts';
import {
  linkTargetSchema,
  localLine,
  localLines,
  outsideAddressSchema,
  pageKeySchema,
  plainLine,
  sitePathSchema,
  slugSchema,
} from './layout-texts.ts';

/** A text in every language. */
export type LocalText = Bilingual;

/** Pages use the ids as anchors and keys. */
const withOwnIds = <Item extends z.ZodType<{ readonly id: string }>>(list: z.ZodArray<Item>) =>
  list.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
    error: 'Each id can be used only once.',
  });

const footerLink = z.object({ id: slugSchema, path: sitePathSchema, label: localLine(60) });

const service = z.object({
  id: slugSchema,
  path: sitePathSchema,
  label: localLine(60)
    .optional()
    .describe('Without it, the page uses its text for the id or omits the area'),
  note: localLine(80).optional(),
});

/** Groups of links to our own pages: the footer. */
const linkGroups = withOwnIds(
  z
    .array(
      z.object({
        id: slugSchema,
        title: localLine(40),
        links: withOwnIds(z.array(footerLink).min(1).max(12)),
      }),
    )
    .max(6),
);

const webSection = z
  .object({
    id: slugSchema,
    title: localLine(120),
    text: localLines(1500).optional(),
    links: z.array(z.object({ label: localLine(100), path: linkTargetSchema })).max(12),
    from: instantSchema.optional().describe('Start of display'),
    until: instantSchema.optional().describe('End of display'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    path: ['until'],
    error: 'The end must be after the start.',
  });

const webTab = z.object({
  id: slugSchema,
  title: localLine(40),
  webSections: withOwnIds(z.array(webSection).min(1).max(6)),
});

const data = z.object({ data: linkGroups });
const sections = z.object({ webSections: withOwnIds(z.array(webSection).max(12)) });
const tabs = z.object({ webTabs: withOwnIds(z.array(webTab).min(2).max(6)) });

/** Body of a layout section: groups of links (`data`), a list of parts (`webSections`), or tabs (`webTabs`). */
export const layoutAnswer = z.object({
  data: linkGroups.optional(),
  webSections: z.array(webSection).optional(),
  webTabs: z.array(webTab).optional(),
});
export type LayoutAnswer = z.infer<typeof layoutAnswer>;
export type WebSection = z.infer<typeof webSection>;

/** The areas of the product, in the order of the home page. */
export const servicesAnswer = z.object({
  services: withOwnIds(z.array(service).max(24)),
});

const headWords = z.object({
  title: localLine(90).shape.en.describe("Without the product's name, which is appended"),
  description: localLine(250).shape.en,
});

/** Title, description and canonical path of a page, in both languages. */
export const headSchema = z.object({
  ...inEveryLanguage(headWords).shape,
  canonical: sitePathSchema.optional().describe("Path below the language; default: the page's own"),
});
export type PageHead = z.infer<typeof headSchema>;

/** Contact details of an RTO, entered at the desk. All but the source and its date are optional; a missing detail is
 * shown as not known. */
export const officeDetailsSchema = z.object({
  address: plainLine(300).optional(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d][\d ()/-]{4,38}\d$/, { error: 'Enter a phone number with its STD code.' })
    .optional(),
  hours: localLine(120).optional(),
  jurisdiction: localLine(300).optional(),
  mapUrl: outsideAddressSchema.optional().describe('Map of the office'),
  source: plainLine(120).describe('Source of the details'),
  sourceUrl: outsideAddressSchema.optional(),
  checkedOn: istDateSchema.describe('Day on which the source was checked'),
});
export type OfficeDetails = z.infer<typeof officeDetailsSchema>;

/** Key of an RTO's document: the slug of its page, e.g. `dl-08`. */
export const officeKeySchema = z.string().regex(/^[a-z]{2}-(?!00)\d{2}$/);

/** A list of parts or tabs; which one follows from the body. */
const partsOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'webTabs' in body ? tabs : sections;
const notice = z.object({ webSections: z.array(webSection).max(1) });

/** Shapes of the existing sections. */
const sectionForms = {
  footer: () => data,
  home: partsOf,
  rto: partsOf,
  blog: partsOf,
  notice: () => notice,
} as const satisfies Record<string, (body: unknown) => z.ZodType>;

/** Names of the sections. `notice` is shown at the top of every page while it has content. */
export const sectionNames = Object.keys(sectionForms) as readonly (keyof typeof sectionForms)[];

/** Kinds of documents that editors edit. */
export const layoutKinds = ['section', 'services', 'meta', 'office'] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** Schema of a document's body; null for an unknown kind or key. */
export function layoutForm(kind: LayoutKind, key: string, body: unknown): z.ZodType | null {
  if (kind === 'services') return key === 'top' ? servicesAnswer : null;
  if (kind === 'office') return officeKeySchema.safeParse(key).success ? officeDetailsSchema : null;
  if (kind === 'meta') return pageKeySchema.safeParse(key).success ? headSchema : null;
  return isSectionName(key) ? sectionForms[key](body) : null;
}

function isSectionName(key: string): key is keyof typeof sectionForms {
  return Object.hasOwn(sectionForms, key);
}
