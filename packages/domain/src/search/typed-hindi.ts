/** What people also type for the words of this product: Hindi in Latin letters with its Hindi and English word, and
 * everyday words for those of the law. The sound of a word (gadi, गाड़ी) needs no row here; a row is for words whose
 * English or official word is another one.
 * Source: the commonest nouns and verbs of the product's own Hindi pages and articles, counted in November 2026; Latin
 * spellings as in messages and adverts, from general knowledge. English words: docs/glossary.md. Rule id: TYPED-HINDI. */
const rows = `
  gadi gaadi gaari | गाड़ी vehicle car
  vahan wahan | वाहन vehicle
  bike scooter scooty | बाइक two-wheeler
  bima beema insurence | बीमा insurance
  jurmana jurmaana penalty | जुर्माना fine
  chalan chalaan | चालान challan
  kagaz kagaj kaagaz | काग़ज़ document papers
  dastavej documents | दस्तावेज़ papers document
  bechna bechne bechni sell | बेचना sell selling
  kharidna kharidne | ख़रीदना buy buying
  malik maalik | मालिक owner
  naam | नाम name owner
  badalna badle badalne | बदलना transfer change
  transfer | ट्रांसफर
  nakli farzi farji | नकली फ़र्ज़ी fake
  pradushan pradusan | प्रदूषण pollution puc
  parivahan | परिवहन transport
  purani purana | पुरानी old
  kabad kabaad | स्क्रैप scrap scrappage
  dilli dehli | दिल्ली delhi
  bambai | मुंबई mumbai
  helmat helmet | हेलमेट headgear
  sharab daru drunk | शराब drink alcohol
  lal batti redlight | लाल बत्ती red light
  tez raftar overspeed overspeeding | रफ़्तार speed speeding
  khoya kho gum lost | खो duplicate lost
  karz karza rin loan | लोन loan hypothecation
  naya nayi | नया new
  fees fee shulk kharcha cost price | फ़ीस fee charge
  tarikh antim | तारीख़ date deadline
  adalat kacheri court | अदालत court
  licence license lisence | लाइसेंस licence license licensing
  dl | लाइसेंस driving licence
  rc | आरसी registration
  pollution | प्रदूषण puc
  seatbelt | सीट बेल्ट seat belt
  mobile phone | मोबाइल फ़ोन phone mobile
  signal | लाल बत्ती red light signal
  policy | बीमा insurance policy
  contest appeal galat | ग़लत contest wrong
  refund | वापस refund
  shikayat complaint | शिकायत complaint grievance
`;

const table: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [typed = '', also = ''] = row.split('|');
      const words = also.trim().split(/\s+/);
      return typed
        .trim()
        .split(/\s+/)
        .map((word): [string, string[]] => [word, words]);
    }),
);

/** Words that a typed one (small Latin letters) stands for besides itself; none for all others. */
export function alsoTyped(word: string): readonly string[] {
  return table.get(word) ?? [];
}
