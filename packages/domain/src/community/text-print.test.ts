import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imitatesName, mixesLetters } from './disguised-words.ts';
import { likenessOf, printOf } from './text-print.ts';

const least = 60;
const advert =
  'Get your pending challans settled at half the amount within two days. Our agents work at every RTO. ' +
  'Send your vehicle number and we do the rest, no documents needed, thousands of happy owners.';
const print = (text: string) => printOf(text, least) ?? { hashes: [], bands: [] };
const alike = (one: string, other: string) => likenessOf(print(one).hashes, print(other).hashes);

describe('what is kept of a text', () => {
  test.each([
    ['case, spaces and signs', advert.toUpperCase().replaceAll('. ', '!!\n\n')],
    ['another name at its end', `${advert} Ask for Ravi.`],
    ['a word changed', advert.replace('half', 'a third of')],
    ['look-alike letters', advert.replaceAll('e', '\u0435').replaceAll('o', '\u043e')],
    ['styled letters', advert.replaceAll('a', 'ａ')],
    [
      'a quote of somebody before it',
      `> Has anybody here paid a challan at the court lately?\n\n${advert}`,
    ],
  ])('recognises it with %s', (_, changed) => {
    expect(alike(advert, changed)).toBeGreaterThanOrEqual(80);
    expect(print(changed).bands.some((band) => print(advert).bands.includes(band))).toBe(true);
  });

  test.each([
    [
      'Front brakes squeal for the first few stops after rain, then the noise is gone. Is it only dust on the discs?',
    ],
    [
      'My challan at the court was settled within two days once I had sent all documents; the amount was halved by the judge.',
    ],
    [
      'बारिश के बाद पहले दो-तीन बार ब्रेक लगाने पर आवाज़ आती है, फिर बंद हो जाती है। क्या यह सिर्फ़ डिस्क की धूल है?',
    ],
  ])('tells it from %s', (other) => expect(alike(advert, other)).toBeLessThan(50));

  test('is none of what is too short, and the words of another script count', () => {
    expect(printOf('Thank you so much!', least)).toBe(null);
    const hindi =
      'लंबित चालान आधी रक़म में दो दिन में निपटवाएँ। हमारे लोग हर RTO में हैं। गाड़ी नंबर भेजें, बाक़ी हम करेंगे।';
    expect(alike(hindi, `${hindi} रवि से पूछें।`)).toBeGreaterThanOrEqual(80);
  });

  test('has one size and never the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 3000 }), (text) => {
        const kept = printOf(text, 1);
        if (kept === null) return;
        expect([kept.hashes.length, kept.bands.length]).toEqual([64, 16]);
        expect(printOf(text, 1)).toEqual(kept);
        for (const value of [...kept.hashes, ...kept.bands]) expect(value).toBe(value | 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('disguised words', () => {
  test.each([
    ...[
      'Pay through Pаytm',
      'pay via paytrn',
      'Ph0nePe is quick',
      'your FA5Tag',
      'open chaIIan now',
      'HDFС desk',
    ],
    ...[
      'the p0lice say',
      'αdmin here',
      '𝐏𝐚𝐲𝐭𝐦',
      'Ｐａｙｔｍ cashback',
      'whatsаpp me',
      'lCICI',
      'adm1n',
      'fаstag',
    ],
  ])('%s imitates a name', (text) => expect(imitatesName(text)).toBe(true));

  test.each([
    ...[
      'Pay through Paytm or PhonePe',
      'My challan at the court',
      'HDFC and ICICI',
      'NPCL sent a bill',
      'the FASTag',
    ],
    ...[
      'government rules',
      'modern cars',
      'UPI',
      'i20 and B0',
      'चालान और पुलिस',
      'RTOमें',
      'See https://pаytm.example',
    ],
  ])('%s imitates none', (text) => expect(imitatesName(text)).toBe(false));

  test.each(['Discоunt', 'оffer tоday', '𝗙𝗿𝗲𝗲 𝗿𝗲𝗳𝘂𝗻𝗱', 'Ｆｒｅｅ', 'fοrum'])(
    '%s mixes letters',
    (text) => {
      expect(mixesLetters(text)).toBe(true);
    },
  );

  test.each([
    ...[
      'RTOमें',
      'EMIs',
      'kΩ',
      'µm',
      'Škoda',
      'Citroën',
      'Лада',
      'ﬁne',
      'पहले i20वाला',
      'https://xn--fоrum.example',
    ],
  ])('%s mixes none', (text) => expect(mixesLetters(text)).toBe(false));
});
