import { XMLParser } from 'fast-xml-parser';

/** Longer documents are refused: real ones are a few kilobytes. Characters. */
const MAX_XML_LENGTH = 64 * 1024;

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  // Entities are not expanded (no entity bombs, no file access); XML's five are decoded by `unescapeXml`.
  processEntities: false,
  maxNestedTags: 8,
});

/** Elements of a document: text as sent, an element with elements, or several of one name. */
export type XmlRecord = Readonly<Record<string, unknown>>;

/** The root element of a document if it has this name; null for any other text, and for type or entity
 * declarations. */
export function readXmlRoot(xml: string, rootName: string): XmlRecord | null {
  if (xml.length > MAX_XML_LENGTH || /<!(DOCTYPE|ENTITY)/i.test(xml)) return null;
  try {
    const parsed: unknown = parser.parse(xml.replace(BARE_AMPERSAND, '&amp;'), true);
    const root = isXmlRecord(parsed) ? parsed[rootName] : null;
    return isXmlRecord(root) ? root : null;
  } catch {
    return null;
  }
}

/** Whether a value is an element with elements. */
export function isXmlRecord(value: unknown): value is XmlRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some sources send `MAHINDRA & MAHINDRA` unescaped. */
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Text of an element with XML's five entities decoded. */
export function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);
}
