import type { WayKnown } from '@pahiya/domain/new-cars/car-facts';
import type { SpecKeyId } from '@pahiya/domain/new-cars/spec-keys';

/** Names of the figures of a car. */
export const figureNames: Readonly<Record<SpecKeyId, string>> = {
  engineCc: 'इंजन',
  powerBhp: 'पावर',
  torqueNm: 'टॉर्क',
  batteryKwh: 'बैटरी',
  kmpl: 'माइलेज',
  kmPerKg: 'CNG पर माइलेज',
  rangeKm: 'रेंज',
  tankL: 'टंकी',
  seats: 'सीटें',
  lengthMm: 'लंबाई',
  widthMm: 'चौड़ाई',
  heightMm: 'ऊँचाई',
  wheelbaseMm: 'व्हीलबेस',
  groundClearanceMm: 'ग्राउंड क्लियरेंस',
  bootL: 'बूट',
  airbags: 'एयरबैग',
};

/** How a figure is known; null where it needs no words. */
export const waysKnown: Readonly<Record<WayKnown, string | null>> = {
  variant: null,
  group: 'इस ईंधन और गियरबॉक्स के लगभग सभी वेरिएंट में यही',
  model: 'मॉडल के सभी वेरिएंट में यही',
  hand: 'किसी स्रोत से मिलाया नहीं गया',
};
