import { readXmlRoot, unescapeXml } from '../../http/safe-xml.ts';

const MAX_FIELD_LENGTH = 500;

/** Fields of a `<VehicleDetails>` record as text by element name; null for any other text. Type and entity
 * declarations are refused; nested and repeated elements are dropped. */
export function parseVahanXml(xml: string): ReadonlyMap<string, string> | null {
  const root = readXmlRoot(xml, 'VehicleDetails');
  if (root === null) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(root)) {
    if (typeof value === 'string') fields.set(name, unescapeXml(value).slice(0, MAX_FIELD_LENGTH));
  }
  return fields;
}
