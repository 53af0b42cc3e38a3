/** A text field of a submitted form; empty for a missing field or a file. Truncated to 2,000 characters, more than
 * our forms allow. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}

/** A list that was pasted into a form, whole: the body of the page is limited itself. */
export function pastedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
