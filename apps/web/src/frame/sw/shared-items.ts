/** What another app shared with the installed one, on this device only, until it is used. Erased at sign-out. */
export const sharedCache = 'shared-items';

/** Where the parts are kept. */
export const sharedParts = { text: '/app/share/text', file: '/app/share/file' } as const;

/** A shared item is kept this long: enough to sign in. */
export const sharedKeptMs = 10 * 60_000;

const nameHeader = 'x-shared-name';
const atHeader = 'x-shared-at';
const longestText = 5_000;

/** What was shared. */
export type SharedItem = { readonly text: string; readonly file: File | null };

/** Keeps what the system posted: text from any of its fields, and the first file. Replaces what was shared before. */
export async function keepShared(form: FormData, now: number): Promise<void> {
  const texts = ['title', 'text', 'url'].map((name) => form.get(name));
  const text = [...new Set(texts.filter((one) => typeof one === 'string' && one.trim() !== ''))];
  const file = form.get('file');
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  const at = { [atHeader]: String(now) };
  if (text.length > 0) {
    await cache.put(
      sharedParts.text,
      new Response(text.join('\n').slice(0, longestText), { headers: at }),
    );
  }
  if (file instanceof File && file.size > 0) {
    const headers = {
      ...at,
      [nameHeader]: encodeURIComponent(file.name),
      'content-type': file.type,
    };
    await cache.put(sharedParts.file, new Response(file, { headers }));
  }
}

/** Reads what was shared; null when there is nothing, or it is too old, which erases it. */
export async function readShared(now: number): Promise<SharedItem | null> {
  const cache = await caches.open(sharedCache);
  const [text, file] = await Promise.all([
    cache.match(sharedParts.text),
    cache.match(sharedParts.file),
  ]);
  if (text === undefined && file === undefined) return null;
  const at = Number((file ?? text)?.headers.get(atHeader) ?? 0);
  if (now - at > sharedKeptMs) {
    await dropShared();
    return null;
  }
  const blob = await file?.blob();
  const name = decodeURIComponent(file?.headers.get(nameHeader) ?? '');
  return {
    text: (await text?.text()) ?? '',
    file: blob === undefined ? null : new File([blob], name, { type: blob.type }),
  };
}

/** Erases what was shared. */
export async function dropShared(): Promise<void> {
  await caches.delete(sharedCache);
}
