type English = typeof import('../../en/shared/challan-sources.ts');

/** चालान की जगहों के नाम। */
export const sources: English['sources'] = {
  national: 'राष्ट्रीय ई-चालान',
  'virtual-court': 'वर्चुअल कोर्ट',
  'state-police': 'राज्य की ट्रैफ़िक पुलिस',
};

/** What a banner says of a source or of payment that is down or slow. */
export const banner: English['banner'] = {
  payment: 'यहाँ भुगतान अभी रुका है। सूची चल रही है; आप सीधे विभाग के पास भर सकते हैं।',
  down: (source: string) => `${source} से अभी जवाब नहीं आ रहा।`,
  slow: (source: string) => `${source} से जवाब अभी देर से आ रहा है।`,
  since: (time: string) => `आख़िरी जवाब ${time}।`,
  more: 'सब जगहों का हाल',
};
