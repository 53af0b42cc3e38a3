/** A text that somebody typed, without the phone numbers and mail addresses that may be in it. */
export function withoutNumbers(text: string): string {
  return text.replace(/\S+@\S+|\+?\d(?:[\s().-]*\d){7,}/g, '•••');
}
