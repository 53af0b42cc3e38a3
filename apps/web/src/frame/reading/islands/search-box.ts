import { type Hit, hitsOf, type SuggestWords } from './search-hits.ts';

/** The form's configuration for suggestions. */
type Suggest = {
  readonly call: string;
  readonly language: string;
  readonly prefix: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly words: SuggestWords;
};

const pauseMs = 150;
const leastLetters = 2;

/** Adds suggestions to the page's search field: a combobox with a list box (WAI-ARIA Authoring Practices, "Editable
 * combobox with list autocomplete"). Arrow keys move, Enter opens, Escape closes. Without script, or when suggestions
 * are unavailable, the form is a plain one. */
export function bringSearchBoxes(document: Document, send: typeof fetch): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggest]')) {
    const input = form.querySelector('input');
    const { suggest } = form.dataset;
    if (input !== null && suggest !== undefined) {
      bring(input, { ...(JSON.parse(suggest) as Suggest), document, send });
    }
  }
}

type Parts = Suggest & { readonly document: Document; readonly send: typeof fetch };

function bring(input: HTMLInputElement, parts: Parts): void {
  const { document, words, prefix } = parts;
  const list = document.createElement('div');
  list.id = `${input.id}-list`;
  list.className = 'suggestions';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', words.list);
  list.hidden = true;
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  input.after(list, status);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-haspopup': 'listbox',
  })) {
    input.setAttribute(name, value);
  }
  let options: HTMLElement[] = [];
  let chosen = -1;
  let timer = 0;
  let asking: AbortController | null = null;

  const choose = (place: number) => {
    options[chosen]?.setAttribute('aria-selected', 'false');
    chosen = place;
    const option = options[place];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', option.id);
  };
  const close = () => {
    clearTimeout(timer);
    asking?.abort();
    choose(-1);
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
  };
  const show = (hits: readonly Hit[]) => {
    choose(-1);
    options = fill(list, hits, { document, kinds: parts.kinds });
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(options.length > 0));
    const { length } = options;
    const said = length === 0 ? words.none : length === 1 ? words.one : words.many;
    status.textContent = said.replace('{n}', String(length));
  };
  const ask = async () => {
    const q = input.value.trim();
    asking?.abort();
    if (q.length < leastLetters) return close();
    asking = new AbortController();
    const { signal } = asking;
    const query = new URLSearchParams({ q, language: parts.language, perKind: '4' });
    try {
      const answer = await parts.send(`${parts.call}?${query}`, { signal });
      const body: unknown = answer.ok ? await answer.json() : null;
      // Late responses to an earlier query are dropped.
      if (!signal.aborted) show(hitsOf(body, words));
    } catch {
      if (!signal.aborted) close();
    }
  };
  const open = (option: HTMLElement | undefined) => {
    const path = option?.dataset.path;
    if (path !== undefined) document.location.assign(prefix + path);
  };

  input.addEventListener('input', (event) => {
    clearTimeout(timer);
    if ((event as InputEvent).isComposing) return;
    timer = window.setTimeout(ask, pauseMs);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { key } = event;
    const { length } = options;
    if (key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      if (list.hidden) {
        list.hidden = false;
        input.setAttribute('aria-expanded', 'true');
      }
      // From the field to the first or last option, and past both ends back to the field.
      const step = key === 'ArrowDown' ? 1 : -1;
      const next = (chosen + 1 + step + length + 1) % (length + 1);
      choose(next - 1);
    } else if (key === 'Enter' && !list.hidden && chosen >= 0) {
      event.preventDefault();
      open(options[chosen]);
    }
  });
  input.addEventListener('blur', close);
  // The field keeps the focus while an option is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const target = event.target;
    if (target instanceof Element) open(target.closest<HTMLElement>('[role=option]') ?? undefined);
  });
}

/** Renders the options in named groups; returns them in order. */
function fill(
  list: HTMLElement,
  hits: readonly Hit[],
  { document, kinds }: Pick<Parts, 'document' | 'kinds'>,
): HTMLElement[] {
  const element = (className: string, text = '') => {
    const made = document.createElement('div');
    made.className = className;
    made.textContent = text;
    return made;
  };
  list.replaceChildren();
  const options: HTMLElement[] = [];
  let group = list;
  let kind = '';
  for (const hit of hits) {
    const label = kinds[hit.kind] ?? hit.label;
    if (label === undefined) group = list;
    else if (kind !== hit.kind) {
      group = element('');
      group.setAttribute('role', 'group');
      const name = element('suggestion-kind', label);
      name.id = `${list.id}-${hit.kind}`;
      group.setAttribute('aria-labelledby', name.id);
      group.append(name);
      list.append(group);
    }
    kind = hit.kind;
    const option = element('suggestion');
    option.id = `${list.id}-${options.length}`;
    option.dataset.path = hit.path;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    for (const { text, isMatch } of hit.title) {
      const run = document.createElement(isMatch ? 'mark' : 'span');
      run.textContent = text;
      option.append(run);
    }
    group.append(option);
    options.push(option);
  }
  return options;
}
