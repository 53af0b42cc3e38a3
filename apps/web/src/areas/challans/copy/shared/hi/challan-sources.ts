type English = typeof import('../en/challan-sources.ts');

/** चालान स्रोतों के नाम। */
export const sources: English['sources'] = {
  national: 'राष्ट्रीय ई-चालान',
  'virtual-court': 'वर्चुअल कोर्ट',
  'state-police': 'राज्य की ट्रैफ़िक पुलिस',
};

/** Banners for a source or payment that is down or slow. */
export const banner: English['banner'] = {
  payment: 'यहाँ भुगतान अभी रुका है। चालान देख सकते हैं और विभाग की साइट पर भर सकते हैं।',
  down: (source: string) => `${source}: अभी उपलब्ध नहीं।`,
  slow: (source: string) => `${source}: अभी धीमा है।`,
  since: (time: string) => `आख़िरी जवाब ${time}।`,
  more: 'स्रोतों की स्थिति',
};
