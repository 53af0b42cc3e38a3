/** Brands by the start of the manufacturer's registered name. Source: maker list of the VAHAN dashboard, brand names
 * as the manufacturers write them. Rule id: RC-NAMES. */
const BRANDS: readonly (readonly [start: RegExp, brand: string])[] = [
  [/^MARUTI/, 'Maruti Suzuki'],
  [/^SUZUKI MOTORCYCLE/, 'Suzuki'],
  [/^HYUNDAI/, 'Hyundai'],
  [/^TATA/, 'Tata'],
  [/^MAHINDRA/, 'Mahindra'],
  [/^KIA\b/, 'Kia'],
  [/^TOYOTA/, 'Toyota'],
  [/^HONDA/, 'Honda'],
  [/^(?:HERO HONDA|HERO MOTO)/, 'Hero'],
  [/^TVS\b/, 'TVS'],
  [/^BAJAJ/, 'Bajaj'],
  [/^(?:ROYAL[ -]?ENFIELD|EICHER.*ROYAL[ -]?ENFIELD)/, 'Royal Enfield'],
  [/^(?:INDIA )?YAMAHA/, 'Yamaha'],
  [/^(?:CLASSIC LEGENDS|JAWA)/, 'Jawa'],
  [/^KTM\b/, 'KTM'],
  [/^OLA ELECTRIC/, 'Ola Electric'],
  [/^ATHER/, 'Ather'],
  [/^RENAULT/, 'Renault'],
  [/^NISSAN/, 'Nissan'],
  // One company registers both brands under one name.
  [/^SKODA AUTO VOLKSWAGEN/, 'Skoda Volkswagen'],
  [/^SKODA/, 'Skoda'],
  [/^VOLKSWAGEN/, 'Volkswagen'],
  [/^(?:MG MOTOR|JSW MG)/, 'MG'],
  [/^FORD\b/, 'Ford'],
  [/^(?:GENERAL MOTORS|CHEVROLET)/, 'Chevrolet'],
  [/^FIAT/, 'Fiat'],
  [/^JEEP\b/, 'Jeep'],
  [/^(?:CITROEN|PCA)\b/, 'Citroen'],
  [/^BYD\b/, 'BYD'],
  [/^BMW\b/, 'BMW'],
  [/^(?:MERCEDES|DAIMLER)/, 'Mercedes-Benz'],
  [/^AUDI\b/, 'Audi'],
  [/^(?:JAGUAR|LAND ROVER)/, 'Jaguar Land Rover'],
  [/^VOLVO/, 'Volvo'],
  [/^(?:VE COMMERCIAL|EICHER)/, 'Eicher'],
  [/^ASHOK LEYLAND/, 'Ashok Leyland'],
  [/^FORCE MOTORS/, 'Force'],
  [/^PIAGGIO/, 'Piaggio'],
  [/^ATUL AUTO/, 'Atul'],
  [/^BHARATBENZ/, 'BharatBenz'],
];

/** Legal forms at the end of a registered name. */
const COMPANY_WORDS =
  /\((?:P|I|INDIA)\)|\b(?:INDIA|PRIVATE|PVT|LIMITED|LTD|COMPANY|CO|MOTORS?|CARS)\b\.?/g;

/** A manufacturer's brand: "MARUTI SUZUKI INDIA LTD" gives "Maruti Suzuki". An unknown one keeps its name without
 * the legal form. */
export function makerName(raw: string): string {
  const name = raw.trim().toUpperCase();
  const known = BRANDS.find(([start]) => start.test(name));
  if (known !== undefined) return known[1];
  const short = name.replace(COMPANY_WORDS, ' ').replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();
  return tidyName(short === '' ? raw : short);
}

/** Brand and model as one name without repeating the brand; null if neither is on record. */
export function vehicleName(maker: string | null, model: string | null): string | null {
  const brand = maker === null ? '' : makerName(maker);
  const type = model === null ? '' : tidyName(model);
  const [first = ''] = brand.split(' ');
  const hasBrand = first !== '' && type.toUpperCase().startsWith(first.toUpperCase());
  const name = hasBrand ? type : `${brand} ${type}`.trim();
  return name === '' ? null : name;
}

/** Short words that are not abbreviations. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  LTD: 'Ltd',
  PVT: 'Pvt',
  CO: 'Co',
  AND: 'and',
  OF: 'of',
  THE: 'The',
  FOR: 'for',
  IN: 'in',
  ON: 'on',
  TO: 'to',
  BY: 'by',
  NOT: 'not',
  NEW: 'New',
};

/** Longer abbreviations. Words without a vowel (HDFC) need no entry. */
const ABBREVIATIONS = new Set(['ICICI', 'IDBI', 'IDFC', 'ERGO', 'IFFCO', 'AMBG', 'MUSLP', 'CEAT']);

/** Companies and models in readable case: words of four letters and more are capitalised; shorter words and those
 * with digits are mostly variant names and stay (VXI, BMW, i20, 1.2). Text that is not all capitals is unchanged. */
export function tidyName(raw: string): string {
  const text = raw.trim().replace(/\s+/g, ' ');
  if (text !== text.toUpperCase()) return text;
  return text.replace(/(?<![A-Z0-9])[A-Z]{2,}(?![A-Z0-9])/g, (word) => {
    if (word.length < 4) return SMALL_WORDS[word] ?? word;
    if (ABBREVIATIONS.has(word) || !/[AEIOUY]/.test(word)) return word;
    return capitalised(word);
  });
}

/** Office abbreviations and roman numbers that stay in capitals. */
const KEPT = new Set([
  'RTO',
  'ARTO',
  'SDM',
  'MLO',
  'NCR',
  'SUV',
  'MUV',
  'MPV',
  'CNG',
  'LPG',
  'LNG',
]);
const KEPT_ROMAN = /^[IVX]+$/;

/** Ordinary words in readable case, also beside words that already are: "FLAME RED" gives "Flame Red", "JAIPUR,
 * Rajasthan" gives "Jaipur, Rajasthan". For colours, bodies, places and status words, which hold no variant names. */
export function tidyWords(raw: string): string {
  return raw
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<![A-Za-z0-9])[A-Z]{2,}(?![A-Za-z0-9])/g, (word, place) => {
      if (KEPT.has(word) || KEPT_ROMAN.test(word) || !/[AEIOUY]/.test(word)) return word;
      const small = SMALL_WORDS[word];
      return small !== undefined && place > 0 ? small : capitalised(word);
    });
}

/** A registering authority in readable form: "DTO, PATNA" gives "District Transport Office, Patna". */
export function registeringAuthority(raw: string): string {
  return tidyWords(raw.replace(/\bDTO\b/i, 'District Transport Office'));
}

function capitalised(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
