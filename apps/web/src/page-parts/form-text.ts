/** A text field of a submitted form; empty for a missing field or a file. Never longer than 2,000 characters: what
 * is longer was not typed into our form. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}
