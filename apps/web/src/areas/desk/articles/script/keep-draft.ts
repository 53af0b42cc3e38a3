const pauseMs = 400;

/** Fields that people do not type. */
type Fields = Readonly<Record<string, string>>;

type Tools = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Called when the form was filled from the local copy. */
  readonly onTake: () => void;
};

/** Keeps an article's unsaved text in this browser until it is saved, and offers it when the page is opened again.
 * The copy keeps its base revision, so the server detects a save by another editor in between. */
export function keepDraft(form: HTMLFormElement, document: Document, tools: Tools): void {
  const { storage } = tools;
  const saved = form.dataset.saved;
  if (saved !== undefined) attempt(() => storage.removeItem(keyOf(saved)));
  const key = keyOf(form.dataset.article ?? '');
  offer(form, document, { ...tools, key });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => attempt(() => storage.setItem(key, JSON.stringify(fieldsOf(form))));
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(keep, pauseMs);
  });
  // Closing or hiding the tab does not wait for the debounce.
  form.addEventListener('submit', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) keep();
  });
}

function offer(
  form: HTMLFormElement,
  document: Document,
  { storage, key, onTake }: Tools & { readonly key: string },
): void {
  const note = document.querySelector<HTMLElement>('[data-kept]');
  const kept = readKept(storage, key);
  if (note === null || kept === null || isShown(form, kept)) return;
  note.hidden = false;
  note.querySelector('[data-kept-take]')?.addEventListener('click', () => {
    for (const [name, value] of Object.entries(kept)) {
      const field = fieldOf(form, name);
      if (field !== null) field.value = value;
    }
    note.hidden = true;
    onTake();
  });
  note.querySelector('[data-kept-drop]')?.addEventListener('click', () => {
    attempt(() => storage.removeItem(key));
    note.hidden = true;
  });
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field
    : null;
}

function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

/** Whether the form already has the same text; the base revision does not count. */
function isShown(form: HTMLFormElement, kept: Fields): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n');
  const shown = fieldsOf(form);
  return Object.entries(kept).every(
    ([name, value]) => name === 'base' || plain(shown[name] ?? '') === plain(value),
  );
}

function readKept(storage: Tools['storage'], key: string): Fields | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = Object.entries(kept).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(fields) as Fields;
  } catch {
    return null;
  }
}

function keyOf(path: string): string {
  return `unsaved ${path}`;
}

/** The browser may deny storage; the page works without it. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Storage denied: nothing is kept.
  }
}
