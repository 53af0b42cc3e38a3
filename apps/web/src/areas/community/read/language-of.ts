/** The language in which a text without one is read aloud: Hindi where it has Devanagari letters. */
export function languageOf(text: string): 'en' | 'hi' {
  return /[\u0904-\u0939]/.test(text) ? 'hi' : 'en';
}
