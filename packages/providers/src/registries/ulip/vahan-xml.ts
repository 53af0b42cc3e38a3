import { XMLParser } from 'fast-xml-parser';

/** Longer records are refused: real ones are 3 to 6 KB. Characters. */
const MAX_XML_LENGTH = 64 * 1024;
const MAX_FIELD_LENGTH = 500;

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  // Entities are not expanded (no entity bombs, no file access); XML's five are decoded below.
  processEntities: false,
  maxNestedTags: 8,
});

/** Fields of a `<VehicleDetails>` record as text by element name; null for any other text. Type and entity
 * declarations are refused; nested and repeated elements are dropped. */
export function parseVahanXml(xml: string): ReadonlyMap<string, string> | null {
  if (xml.length > MAX_XML_LENGTH || /<!(DOCTYPE|ENTITY)/i.test(xml)) return null;
  if (!/<\/VehicleDetails>\s*$/.test(xml)) return null;
  const root = readRoot(xml);
  if (root === null) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(root)) {
    if (typeof value === 'string') fields.set(name, unescapeXml(value).slice(0, MAX_FIELD_LENGTH));
  }
  return fields;
}

function readRoot(xml: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = parser.parse(xml.replace(BARE_AMPERSAND, '&amp;'), true);
    const root = isRecord(parsed) ? parsed.VehicleDetails : null;
    return isRecord(root) ? root : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some states send `MAHINDRA & MAHINDRA` unescaped. */
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);
}
