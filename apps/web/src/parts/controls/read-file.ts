/** Maximum size of a document, in bytes. */
export const largestFile = 8 * 1024 * 1024;

/** The file of a form's field; null when none was chosen (browsers then send an empty one). */
export function chosenFile(form: FormData, name: string): File | null {
  const value = form.get(name);
  return value instanceof File && value.size > 0 ? value : null;
}

/** All files of a form's field. */
export function chosenFiles(form: FormData, name: string): readonly File[] {
  return form
    .getAll(name)
    .filter((value): value is File => value instanceof File && value.size > 0);
}

/** The bytes of a file as base64, in chunks to avoid a stack overflow. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(start, start + pieceBytes))));
  }
  return pieces.join('');
}

/** A multiple of three, to make chunks concatenable. */
const pieceBytes = 3 * 8_192;
